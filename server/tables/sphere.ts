import type { SphereRole } from '@contract/models/sphere';
import type { SphereRecord } from '@contract/presenters/sphere';
import type { Knex } from 'knex';
import { camel, statement, type Runner } from '../database/statement';

/** A sphere with the viewer's membership; null without one. */
export interface SphereRow extends Omit<SphereRecord, 'membership'> {
  position: number;
  role: SphereRole | null;
  joinedAt: number | null;
}

/** The columns of a sphere. */
export const SPHERE = camel(
  ...['sphere.id', 'sphere.name', 'sphere.icon', 'sphere.description', 'sphere.member_count'],
  ...['sphere.position', 'sphere.is_closed'],
);

function withMembership(knex: Knex, viewerId: number): Knex.QueryBuilder {
  return knex('sphere')
    .leftJoin('sphere_member', (on) => {
      on.on('sphere_member.sphere_id', 'sphere.id').andOnVal('sphere_member.member_id', viewerId);
    })
    .select(SPHERE)
    .select(camel('sphere_member.role', 'sphere_member.joined_at'));
}

const openSpheres = (knex: Knex, viewerId: number) =>
  withMembership(knex, viewerId).whereRaw('sphere.is_closed = 0');

const joined = '(sphere_member.member_id IS NULL)';
const order = 'sphere.position, sphere.id';

/** All open spheres, the viewer's first, in the admins' order. `viewerId` 0: nobody. */
export const listSpheres = statement.all<{ viewerId: number }, SphereRow>((knex, { viewerId }) =>
  openSpheres(knex, viewerId).orderByRaw(`${joined}, ${order}`),
);

/** The first open spheres, those that the viewer has not joined first. */
export const listRecommendedSpheres = statement.all<{ viewerId: number; limit: number }, SphereRow>(
  (knex, { viewerId, limit }) =>
    openSpheres(knex, viewerId).orderByRaw(`${joined} DESC, ${order}`).limit(limit),
);

/** A sphere, open or closed; null when it does not exist. */
export const findSphere = statement.maybeOne<{ id: number; viewerId: number }, SphereRow>(
  (knex, { id, viewerId }) => withMembership(knex, viewerId).where('sphere.id', id),
);

const join = statement.exists<{ id: number; memberId: number; now: number }>(
  (knex, { id, memberId, now }) =>
    knex('sphere_member')
      .insert({ sphere_id: id, member_id: memberId, joined_at: now })
      .onConflict(['sphere_id', 'member_id'])
      .ignore()
      .returning('sphere_id'),
);

// Written in SQL: for SQLite Knex omits RETURNING from a DELETE.
const leave = statement.exists<{ id: number; memberId: number }>((knex, { id, memberId }) =>
  knex.raw('DELETE FROM sphere_member WHERE sphere_id = ? AND member_id = ? RETURNING sphere_id', [
    id,
    memberId,
  ]),
);

const count = statement.run<{ id: number; difference: number }>((knex, { id, difference }) =>
  knex('sphere')
    .where({ id })
    .update({ member_count: knex.raw('member_count + ?', difference) }),
);

/** Adds a member, once; the count changes only if they were not in it. */
export async function joinSphere(
  tx: Runner,
  id: number,
  memberId: number,
  now: number,
): Promise<void> {
  if (await join(tx, { id, memberId, now })) await count(tx, { id, difference: 1 });
}

/** Removes a member; the count changes only if they were in it. */
export async function leaveSphere(tx: Runner, id: number, memberId: number): Promise<void> {
  if (await leave(tx, { id, memberId })) await count(tx, { id, difference: -1 });
}
