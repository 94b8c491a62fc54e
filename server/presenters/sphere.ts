import type { Sphere, SphereRole } from '@contract/models/sphere';
import * as present from '@contract/presenters/sphere';
import type { SphereRow } from '../tables/sphere';

/** A sphere's row in the presenters' form. */
export function sphereRecord(row: SphereRow): present.SphereRecord {
  const { id, name, icon, description, member_count: memberCount, joined_at: joinedAt } = row;
  const role = row.role as SphereRole | null;
  const membership = role === null || joinedAt === null ? null : { role, joinedAt };
  return { id, name, icon, description, memberCount, membership };
}

/** A sphere for the viewer of its row. */
export const presentSphere = (row: SphereRow): Sphere => present.presentSphere(sphereRecord(row));

/** The answer to joining or leaving a sphere. */
export const presentMembership = (row: SphereRow) => present.presentMembership(sphereRecord(row));
