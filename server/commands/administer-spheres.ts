import type { AdminSphereRecord } from '@contract/presenters/sphere';
import {
  sphereChangeOf,
  sphereCreated,
  sphereNameTaken,
  sphereOrderOf,
  spheresOrdered,
  sphereUpdated,
  type SphereFields,
  type WantedSphere,
} from '@contract/rules/admin/sphere-changes';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { requireFound } from '../guards';
import { insertAudit } from '../tables/audit';
import * as table from '../tables/sphere-administration';
import { lockPostsIn, reindexPosts } from './index-post';
import { guardUpload } from './use-images';

/** @throws ApiError NOT_FOUND */
const sphereOf = async (tx: Runner, id: number): Promise<AdminSphereRecord> =>
  requireFound(await table.findAdminSphere(tx, { id }), reasonTexts.sphereNotFound);

/**
 * Adds an open sphere at the end, and notes the admin.
 * @throws ApiError CONFLICT for a taken name, VALIDATION for an icon that does not exist
 */
export function createSphere(
  db: Database,
  { name, description, icon }: Omit<SphereFields, 'isClosed'>,
  actorId: number,
  now: number,
): Promise<AdminSphereRecord> {
  return db.transaction(async (tx) => {
    await guardUpload(tx, 'icon', icon);
    const sphere = { name, description, icon, isClosed: false };
    const id = await table.insertSphere(tx, sphere);
    if (id === null) throw sphereNameTaken();
    await insertAudit(tx, sphereCreated(id, sphere, { actorId, now }));
    return sphereOf(tx, id);
  });
}

/**
 * Changes a sphere's fields, and notes the admin; a change without effect is not noted. Its posts
 * are found by a new name at once.
 * @throws ApiError NOT_FOUND, CONFLICT for a taken name, VALIDATION for an icon that does not exist
 */
export function updateSphere(
  db: Database,
  id: number,
  wanted: WantedSphere,
  actorId: number,
  now: number,
): Promise<AdminSphereRecord> {
  const write = db.transaction(async (tx) => {
    await guardUpload(tx, 'icon', wanted.icon);
    const seen = await sphereOf(tx, id);
    // Posts are locked before the sphere, as in a change of a post.
    if (sphereChangeOf(seen, wanted).changed.includes('name')) await lockPostsIn(tx, id);
    await table.lockSphere(tx, { id });
    const before = await sphereOf(tx, id);
    const change = sphereChangeOf(before, wanted);
    const { after, changed } = change;
    if (changed.length === 0) return before;
    if (!(await table.changeSphere(tx, id, after))) throw sphereNameTaken();
    if (changed.includes('name')) await reindexPosts(tx, await lockPostsIn(tx, id));
    await insertAudit(tx, sphereUpdated(id, before, change, { actorId, now }));
    return { ...before, ...after };
  });
  return write.catch((error: unknown) => {
    throw table.isSphereNameClaimed(error) ? sphereNameTaken() : error;
  });
}

/**
 * Puts spheres first in this order, and notes the admin; the same order again is not noted.
 * @throws ApiError NOT_FOUND for a sphere that does not exist
 */
export function orderSpheres(
  db: Database,
  wanted: readonly number[],
  actorId: number,
  now: number,
): Promise<AdminSphereRecord[]> {
  return db.transaction(async (tx) => {
    const before = await table.lockSpheres(tx);
    const after = sphereOrderOf(before, wanted);
    if (after.some((id, at) => id !== before[at])) {
      for (const [at, id] of after.entries()) await table.placeSphere(tx, { id, position: at + 1 });
      await insertAudit(tx, spheresOrdered(before, after, { actorId, now }));
    }
    return table.listAdminSpheres(tx);
  });
}
