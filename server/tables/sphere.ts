import type { Knex } from 'knex';
import { statement, type Runner } from '../database/statement';

/** A sphere with the viewer's membership; null without one. */
export interface SphereRow {
  id: number;
  name: string;
  icon: string;
  description: string;
  member_count: number;
  role: string | null;
  joined_at: number | null;
}

function withMembership(knex: Knex, viewerId: number): Knex.QueryBuilder {
  return knex('sphere')
    .leftJoin('sphere_member', (on) => {
      on.on('sphere_member.sphere_id', 'sphere.id').andOnVal('sphere_member.member_id', viewerId);
    })
    .select('sphere.*', 'sphere_member.role', 'sphere_member.joined_at');
}

const joined = '(sphere_member.member_id IS NULL)';

const all = statement<{ viewerId: number }, SphereRow>((knex, { viewerId }) =>
  withMembership(knex, viewerId).orderByRaw(`${joined}, sphere.member_count DESC, sphere.id`),
);

const recommended = statement<{ viewerId: number; limit: number }, SphereRow>(
  (knex, { viewerId, limit }) =>
    withMembership(knex, viewerId)
      .orderByRaw(`${joined} DESC, sphere.member_count DESC, sphere.id`)
      .limit(limit),
);

const byId = statement<{ id: number; viewerId: number }, SphereRow>((knex, { id, viewerId }) =>
  withMembership(knex, viewerId).where('sphere.id', id),
);

const join = statement<{ id: number; memberId: number; now: number }, { sphere_id: number }>(
  (knex, { id, memberId, now }) =>
    knex('sphere_member')
      .insert({ sphere_id: id, member_id: memberId, joined_at: now })
      .onConflict(['sphere_id', 'member_id'])
      .ignore()
      .returning('sphere_id'),
);

// Written in SQL: for SQLite Knex omits RETURNING from a DELETE.
const leave = statement<{ id: number; memberId: number }, { sphere_id: number }>(
  (knex, { id, memberId }) =>
    knex.raw(
      'DELETE FROM sphere_member WHERE sphere_id = ? AND member_id = ? RETURNING sphere_id',
      [id, memberId],
    ),
);

const count = statement<{ id: number; difference: number }>((knex, { id, difference }) =>
  knex('sphere')
    .where({ id })
    .update({ member_count: knex.raw('member_count + ?', difference) }),
);

/** All spheres, the viewer's first, then by members. `viewerId` 0: nobody. */
export function listSpheres(runner: Runner, viewerId: number): Promise<SphereRow[]> {
  return runner.run(all, { viewerId });
}

/** The largest spheres, those that the viewer has not joined first. */
export function listRecommendedSpheres(
  runner: Runner,
  viewerId: number,
  limit: number,
): Promise<SphereRow[]> {
  return runner.run(recommended, { viewerId, limit });
}

/** A sphere, null when it does not exist. */
export async function findSphere(
  runner: Runner,
  id: number,
  viewerId: number,
): Promise<SphereRow | null> {
  const [row] = await runner.run(byId, { id, viewerId });
  return row ?? null;
}

/** Adds a member, once; the count changes only if they were not in it. */
export async function joinSphere(
  tx: Runner,
  id: number,
  memberId: number,
  now: number,
): Promise<void> {
  const added = await tx.run(join, { id, memberId, now });
  if (added.length > 0) await tx.run(count, { id, difference: 1 });
}

/** Removes a member; the count changes only if they were in it. */
export async function leaveSphere(tx: Runner, id: number, memberId: number): Promise<void> {
  const removed = await tx.run(leave, { id, memberId });
  if (removed.length > 0) await tx.run(count, { id, difference: -1 });
}
