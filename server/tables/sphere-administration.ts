import type { AdminSphereRecord } from '@contract/presenters/sphere';
import type { SphereFields } from '@contract/rules/admin/sphere-changes';
import { foldName } from '@contract/rules/text/fold-name';
import type { Knex } from 'knex';
import { statement, type NoArguments, type Runner } from '../database/statement';
import { SPHERE } from './sphere';

function withPosts(knex: Knex): Knex.QueryBuilder {
  return knex('sphere')
    .select(SPHERE)
    .select(
      // Cast for PostgreSQL, whose counts are too large for a number.
      knex.raw(
        `CAST((SELECT count(*) FROM post WHERE post.sphere_id = sphere.id
          AND is_confirmed = 1 AND deleted_at IS NULL) AS integer) AS "postCount"`,
      ),
    );
}

/** All spheres in their order, also closed ones. */
export const listAdminSpheres = statement.all<NoArguments, AdminSphereRecord>((knex) =>
  withPosts(knex).orderBy(['sphere.position', 'sphere.id']),
);

/** A sphere with its counts; null when it does not exist. */
export const findAdminSphere = statement.maybeOne<{ id: number }, AdminSphereRecord>(
  (knex, { id }) => withPosts(knex).where('sphere.id', id),
);

/** The ids of all spheres in their order. Locks their rows until the transaction ends. */
export const lockSpheres = statement.values<NoArguments, number>((knex) =>
  knex('sphere').select('id').orderBy(['position', 'id']).forNoKeyUpdate(),
);

/** Locks a sphere's row until the transaction ends. */
export const lockSphere = statement.run<{ id: number }>((knex, { id }) =>
  knex('sphere').where({ id }).select('id').forNoKeyUpdate(),
);

type Keyed = SphereFields & { key: string };

// Also skips a name that is being taken at the same time.
const insert = statement.value<Keyed, number>((knex, { name, key, icon, description, isClosed }) =>
  knex.raw(
    `INSERT INTO sphere (name, name_key, icon, description, is_closed, position)
       SELECT ?, ?, ?, ?, ?, coalesce(max(position), 0) + 1 FROM sphere WHERE true
       ON CONFLICT DO NOTHING RETURNING id`,
    // Knex binds only plain values, and a statement's arguments are placeholders.
    [name, key, icon, description, isClosed] as unknown as string[],
  ),
);

const update = statement.exists<Keyed & { id: number }>(
  (knex, { id, name, key, icon, description, isClosed }) =>
    knex.raw(
      `UPDATE sphere SET name = ?, name_key = ?, icon = ?, description = ?, is_closed = ?
       WHERE id = ? AND NOT EXISTS (
         SELECT 1 FROM sphere AS other WHERE other.name_key = ? AND other.id <> sphere.id
       ) RETURNING id`,
      [name, key, icon, description, isClosed, id, key] as unknown as string[],
    ),
);

/** Adds a sphere at the end; returns its id, or null if the name is taken. */
export function insertSphere(tx: Runner, sphere: SphereFields): Promise<number | null> {
  return insert(tx, { ...sphere, key: foldName(sphere.name) });
}

/**
 * Writes a sphere's fields; false if the name is taken. On PostgreSQL a simultaneous claim of the
 * same name can end in an error instead: see `isSphereNameClaimed`.
 */
export function changeSphere(tx: Runner, id: number, sphere: SphereFields): Promise<boolean> {
  return update(tx, { ...sphere, id, key: foldName(sphere.name) });
}

/** Whether a transaction failed because another one gave a sphere the same name first. */
export function isSphereNameClaimed(error: unknown): boolean {
  // There is an index of the names and one of their folded forms.
  const known: unknown[] = ['sphere_name_unique', 'sphere_name_key'];
  return error instanceof Error && 'constraint' in error && known.includes(error.constraint);
}

/** Writes a sphere's place. */
export const placeSphere = statement.run<{ id: number; position: number }>(
  (knex, { id, position }) => knex('sphere').where({ id }).update({ position }),
);

/** The ids of a sphere's posts. */
// Two halves: the index of spheres has only confirmed posts.
export const listPostIdsIn = statement.values<{ sphereId: number }, number>(
  (knex, { sphereId }) => {
    const half = (isConfirmed: '0' | '1') =>
      knex('post')
        .where('sphere_id', sphereId)
        .where('is_confirmed', knex.raw(isConfirmed))
        .whereNull('deleted_at')
        .select('id');
    return half('1').unionAll([half('0')]);
  },
);
