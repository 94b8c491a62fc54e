import type { SphereRole } from '@contract/models/sphere';
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
  list: () => rows.list(),
  find: (id: number) => rows.find({ id }),
  insert: rows.insert,
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
