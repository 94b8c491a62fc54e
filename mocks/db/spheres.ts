import type { SphereRole } from '@contract/models/sphere';
import { sphereKeys } from '@contract/rules/posts/sphere-search';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { foldName } from '@contract/rules/text/fold-name';
import { nextId } from './ids';
import { table, type Row } from './table';

const rows = table('sphere');
const memberships = table('sphereMember');

export type SphereRow = Row<'sphere'>;
export type MembershipRow = Row<'sphereMember'>;

const keyOf = (sphereId: number, memberId: number) => `${sphereId}:${memberId}`;

function addToCount(id: number, difference: number): void {
  const sphere = rows.find({ id });
  if (sphere) rows.update({ id }, { memberCount: sphere.memberCount + difference });
}

export const spheres = {
  /** All spheres in the admins' order. */
  list: () => rows.list().sort((a, b) => compareKeysDescending(sphereKeys(a), sphereKeys(b))),
  listOpen: () => spheres.list().filter(({ isClosed }) => !isClosed),
  find: (id: number) => rows.find({ id }),
  insert: rows.insert,
  /** Adds an open sphere without members at the end. */
  create: (fields: Pick<SphereRow, 'name' | 'description' | 'icon'>): SphereRow =>
    rows.insert({
      ...fields,
      ...{ id: nextId('sphere'), memberCount: 0, isClosed: false },
      position: Math.max(0, ...rows.list().map(({ position }) => position)) + 1,
    }),
  update: (id: number, change: Partial<SphereRow>): void => rows.update({ id }, change),
  /** Whether another sphere has the name. @param id null for a new sphere */
  isNameTaken: (name: string, id: number | null): boolean =>
    rows.list().some((one) => one.id !== id && foldName(one.name) === foldName(name)),
  membership: (sphereId: number, memberId: number): MembershipRow | null =>
    memberships.find({ key: keyOf(sphereId, memberId) }),
  membershipsOf: (memberId: number) => memberships.list({ memberId }),
  /** Adds a membership without counting it, for a world with given counts. */
  insertMembership(sphereId: number, memberId: number, role: SphereRole, joinedAt: number): void {
    const key = keyOf(sphereId, memberId);
    memberships.insert({ key, sphereId, memberId, role, joinedAt });
  },
  join(sphereId: number, memberId: number, now: number): void {
    if (spheres.membership(sphereId, memberId)) return;
    spheres.insertMembership(sphereId, memberId, 'member', now);
    addToCount(sphereId, 1);
  },
  leave(sphereId: number, memberId: number): void {
    if (!spheres.membership(sphereId, memberId)) return;
    memberships.remove({ key: keyOf(sphereId, memberId) });
    addToCount(sphereId, -1);
  },
};
