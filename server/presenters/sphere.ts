import type { Sphere } from '@contract/models/sphere';
import * as present from '@contract/presenters/sphere';
import type { SphereRow } from '../tables/sphere';

/** A sphere's row in the presenters' form. */
export function sphereRecord(row: SphereRow): present.SphereRecord {
  const { role, joinedAt } = row;
  return { ...row, membership: role === null || joinedAt === null ? null : { role, joinedAt } };
}

/** A sphere for the viewer of its row. */
export const presentSphere = (row: SphereRow): Sphere => present.presentSphere(sphereRecord(row));

/** The answer to joining or leaving a sphere. */
export const presentMembership = (row: SphereRow) => present.presentMembership(sphereRecord(row));
