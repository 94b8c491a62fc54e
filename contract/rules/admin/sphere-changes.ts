import { ApiError, conflictError } from '../../errors';
import { reasonTexts } from '../../texts';
import { formatId } from '../site/ids';
import type { NewAuditEntry } from './audit';

/** The fields of a sphere that admins change. */
export interface SphereFields {
  name: string;
  description: string;
  icon: string;
  isClosed: boolean;
}

/** A requested change; undefined fields stay unchanged. */
export type WantedSphere = { [Field in keyof SphereFields]?: SphereFields[Field] | undefined };

/** Who changed something, and when (ms). */
interface Made {
  actorId: number;
  now: number;
}

const fields = ['name', 'description', 'icon', 'isClosed'] as const;

/** A sphere after a change, and which fields it changed. */
export function sphereChangeOf(before: SphereFields, wanted: WantedSphere) {
  const after: SphereFields = {
    name: wanted.name ?? before.name,
    description: wanted.description ?? before.description,
    icon: wanted.icon ?? before.icon,
    isClosed: wanted.isClosed ?? before.isClosed,
  };
  return { after, changed: fields.filter((field) => after[field] !== before[field]) };
}

const only = (sphere: SphereFields, names: readonly (keyof SphereFields)[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, sphere[name]])));

/** The audit's entry for a new sphere. */
export function sphereCreated(id: number, sphere: SphereFields, made: Made): NewAuditEntry {
  const subject = formatId('sphere', id);
  const after = only(sphere, fields);
  return { ...made, action: 'sphere.create', subject, detail: sphere.name, after };
}

/** The audit's entry for a changed sphere: the changed fields before and after. */
export function sphereUpdated(
  id: number,
  before: SphereFields,
  { after, changed }: ReturnType<typeof sphereChangeOf>,
  made: Made,
): NewAuditEntry {
  return {
    ...made,
    action: 'sphere.update',
    subject: formatId('sphere', id),
    detail: after.name,
    before: only(before, changed),
    after: only(after, changed),
  };
}

/** The audit's entry for another order: the ids of all spheres before and after. */
export function spheresOrdered(
  before: readonly number[],
  after: readonly number[],
  made: Made,
): NewAuditEntry {
  const listed = (ids: readonly number[]) =>
    JSON.stringify(ids.map((id) => formatId('sphere', id)));
  return {
    ...made,
    ...{ action: 'sphere.order', subject: 'spheres', detail: '' },
    ...{ before: listed(before), after: listed(after) },
  };
}

/**
 * The ids of all spheres in a wanted order; spheres that it leaves out follow in their present one.
 * @throws ApiError NOT_FOUND for a sphere that does not exist
 */
export function sphereOrderOf(present: readonly number[], wanted: readonly number[]): number[] {
  if (wanted.some((id) => !present.includes(id))) {
    throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
  }
  return [...wanted, ...present.filter((id) => !wanted.includes(id))];
}

/** The refusal of a name that another sphere has. */
export const sphereNameTaken = (): ApiError =>
  conflictError('name', reasonTexts.sphereNameTaken, null);
