import { isPostgres, statement, variants, type Runner } from '../database/statement';
import type { FeedOrder } from '@contract/rules/feed-order';
import { addTo, ALL, boundBetween, countedBetween, KEY, SORTS, type Range } from './feed-mark-rows';
import { boundTo, compared, orderOf, orderIn, PLACE, SHOWN } from './feed-place';

// What the job does with the marks of the feed (see feed-mark). Nobody else writes them, and it does
// so only with `lockMarks`.

const placed = (changes: string) =>
  `SELECT sort, sphere_id, timing, content_category, posts,
     (SELECT min(mark.place) FROM feed_mark AS mark
      WHERE mark.sort = change.sort AND mark.sphere_id = 0 AND mark.timing = ''
        AND mark.content_category = '' AND mark.place >= change.place) AS place
   FROM ${changes} AS change`;

type None = Record<string, never>;

const tryLock = statement<None, { locked: boolean }>((knex) =>
  knex.raw('SELECT pg_try_advisory_xact_lock(7642) AS locked'),
);
const lastOfBatch = statement<{ most: number }, { last: number | null }>((knex, { most }) =>
  knex
    .max('id as last')
    .from(knex('feed_change').select('id').orderBy('id').limit(most).as('batch')),
);
// PostgreSQL counts exactly the changes that it takes away: a number can come late. SQLite has one
// writer.
const countChanges = statement<{ last: number }>((knex, { last }) =>
  knex.raw(
    isPostgres(knex)
      ? `WITH taken AS (DELETE FROM feed_change WHERE id <= ? RETURNING *) ${addTo(placed('taken'))}`
      : addTo(placed('(SELECT * FROM feed_change WHERE id <= ?)')),
    [last],
  ),
);
const forgetChanges = statement<{ last: number }>((knex, { last }) =>
  knex('feed_change').where('id', '<=', last).delete(),
);

const crowded = statement<{ most: number }, { sort: number; place: string }>((knex, { most }) =>
  knex.raw(
    `SELECT sort, CAST(place AS text) AS place FROM feed_mark
     WHERE ${SORTS} AND ${ALL} AND posts > ? LIMIT 1`,
    [most],
  ),
);

// The post behind the first `size` posts of a mark, above the next mark: the place of a new one.
const within = variants(({ order }: { order: FeedOrder }) =>
  statement<{ place: string; size: number }, { place: string }>((knex, { place, size }) => {
    const own = orderIn(knex, order);
    const { columns, sort } = own;
    const bound = boundTo(own, place);
    const next = `coalesce((SELECT max(place) FROM feed_mark
      WHERE sort = ${sort} AND ${ALL} AND place < ${PLACE}), -1)`;
    return knex('post')
      .whereRaw(SHOWN)
      .whereRaw(compared(own, '<=', PLACE), bound)
      .whereRaw(compared(own, '>', next), bound)
      .orderByRaw(columns.replaceAll(/(?=,|$)/g, ' DESC'))
      .offset(size)
      .limit(1)
      .select(knex.raw(`CAST(${own.place} AS text) AS place`));
  }),
);

const copyMark = variants(({ order }: { order: FeedOrder }) =>
  statement<Range>((knex, { place, next }) =>
    knex.raw(
      `INSERT INTO feed_mark (${KEY}, posts)
       SELECT sort, sphere_id, timing, content_category, ${PLACE}, posts
       FROM feed_mark WHERE sort = ${orderIn(knex, order).sort} AND place = ${PLACE}`,
      [next, place],
    ),
  ),
);
const emptyMark = variants(({ order }: { order: FeedOrder }) =>
  statement<{ place: string }>((knex, { place }) =>
    knex.raw(
      `UPDATE feed_mark SET posts = 0 WHERE sort = ${orderIn(knex, order).sort} AND place = ${PLACE}`,
      [place],
    ),
  ),
);
// What stands between two marks goes from the lower one to the upper one.
const moveUp = variants(({ order }: { order: FeedOrder }) =>
  statement<Range>((knex, range) => {
    const rows = `SELECT ${orderIn(knex, order).sort} AS sort, sphere_id, timing, content_category,
        side.place, side.sign * posts AS posts
      FROM (${countedBetween(knex, order)}) AS between_them
      CROSS JOIN (
        SELECT ${PLACE} AS place, 1 AS sign UNION ALL SELECT ${PLACE}, -1
      ) AS side`;
    return knex.raw(addTo(rows), [...boundBetween(knex, order, range), range.place, range.next]);
  }),
);
const forgetEmpty = variants(({ order }: { order: FeedOrder }) =>
  statement<Range>((knex, { place, next }) =>
    knex.raw(
      `DELETE FROM feed_mark WHERE sort = ${orderIn(knex, order).sort}
         AND place IN (${PLACE}, ${PLACE}) AND posts = 0 AND NOT (${ALL})`,
      [place, next],
    ),
  ),
);

// Two neighbours that have become small together, by `next`, the lower one.
const sparse = statement<{ least: number }, { sort: number } & Range>((knex, { least }) =>
  knex.raw(
    `SELECT sort, CAST(place AS text) AS place, CAST(next AS text) AS next FROM (
       SELECT sort, place, posts, lead(place) OVER in_order AS next,
         lead(posts) OVER in_order AS next_posts
       FROM feed_mark WHERE ${SORTS} AND ${ALL}
       WINDOW in_order AS (PARTITION BY sort ORDER BY place DESC)
     ) AS pair
     WHERE next IS NOT NULL AND posts + next_posts < ? LIMIT 1`,
    [least],
  ),
);
const mergeMarks = variants(({ order }: { order: FeedOrder }) =>
  statement<Range>((knex, { place, next }) =>
    knex.raw(
      `INSERT INTO feed_mark (${KEY}, posts)
       SELECT sort, sphere_id, timing, content_category, ${PLACE}, posts
       FROM feed_mark WHERE sort = ${orderIn(knex, order).sort} AND place = ${PLACE}
       ON CONFLICT (${KEY}) DO UPDATE SET posts = feed_mark.posts + excluded.posts`,
      [place, next],
    ),
  ),
);
const dropMark = variants(({ order }: { order: FeedOrder }) =>
  statement<{ next: string }>((knex, { next }) =>
    knex.raw(
      `DELETE FROM feed_mark WHERE sort = ${orderIn(knex, order).sort} AND place = ${PLACE}`,
      [next],
    ),
  ),
);

/**
 * Takes the marks for this transaction, so that nobody else changes them.
 * @param engine SQLite has one writer and needs no lock
 * @returns false when another process has them
 */
export async function lockMarks(tx: Runner, engine: 'sqlite' | 'postgres'): Promise<boolean> {
  if (engine === 'sqlite') return true;
  return (await tx.run(tryLock, {}))[0]?.locked === true;
}

/** The number of the last of the first `most` changes that no mark has counted; null without any. */
export async function lastFeedChange(runner: Runner, most: number): Promise<number | null> {
  return (await runner.run(lastOfBatch, { most }))[0]?.last ?? null;
}

/** Counts the changes up to the number `last` in the marks. Takes `lockMarks`. */
export async function countFeedChanges(
  tx: Runner,
  engine: 'sqlite' | 'postgres',
  last: number,
): Promise<void> {
  await tx.run(countChanges, { last });
  if (engine === 'sqlite') await tx.run(forgetChanges, { last });
}

/**
 * Divides one mark of more than twice `size` posts: the first `size` stay, the others get a mark of
 * their own. Takes `lockMarks`.
 * @returns whether there was one
 */
export async function divideMark(tx: Runner, size: number): Promise<boolean> {
  const [found] = await tx.run(crowded, { most: 2 * size });
  if (!found) return false;
  const order = orderOf(found.sort);
  const { place } = found;
  const [behind] = await tx.run(within({ order }), { place, size });
  // All of one place: they stay together.
  if (!behind || behind.place === place) return false;
  const range = { place, next: behind.place };
  await tx.run(copyMark({ order }), range);
  await tx.run(emptyMark({ order }), { place });
  await tx.run(moveUp({ order }), range);
  await tx.run(forgetEmpty({ order }), range);
  return true;
}

/**
 * Makes one mark of two neighbours that have fewer than `least` posts together. Takes `lockMarks`.
 * @returns whether there were any
 */
export async function joinMarks(tx: Runner, least: number): Promise<boolean> {
  const [found] = await tx.run(sparse, { least });
  if (!found) return false;
  const order = orderOf(found.sort);
  await tx.run(mergeMarks({ order }), { place: found.place, next: found.next });
  await tx.run(dropMark({ order }), { next: found.next });
  return true;
}
