import type { Actor } from '@contract/policies/actor';
import type { SphereRecord } from '@contract/presenters/sphere';
import { spheres, type SphereRow } from '../db/spheres';

/** A sphere with the viewer's membership, in the form for presenters. */
export function sphereRecord(row: SphereRow, actor: Actor): SphereRecord {
  return { ...row, membership: actor && spheres.membership(row.id, actor.id) };
}
