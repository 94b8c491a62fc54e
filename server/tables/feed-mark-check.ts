import { statement, variants, type Runner } from '../database/statement';
import type { FeedOrder } from '@contract/rules/feed-order';
import {
  addRows,
  ALL,
  boundBetween,
  countedBetween,
  inEachList,
  KEY,
  SORTS,
  type Range,
} from './feed-mark-rows';
import { FIRST, orderIn, orderOf, PLACE, sorts } from './feed-place';

type None = Record<string, never>;

/** Where a mark stands. */
export interface MarkPlace {
  sort: number;
  place: string;
}

// A list without posts has its first mark too.
const addFirstMarks = statement<None>((knex) =>
  knex.raw(
    `INSERT INTO feed_mark (${KEY}, posts)
     VALUES ${sorts.map((sort) => `(${sort}, 0, '', '', ${FIRST}, 0)`).join(', ')}
     ON CONFLICT DO NOTHING`,
  ),
);
const markBehind = statement<{ sort: number; place: string }, { sort: number } & Range>(
  (knex, { sort, place }) =>
    knex.raw(
      `SELECT sort, CAST(place AS text) AS place, CAST(coalesce((
         SELECT max(lower.place) FROM feed_mark AS lower WHERE lower.sort = mark.sort
           AND lower.sphere_id = 0 AND lower.timing = '' AND lower.content_category = ''
           AND lower.place < mark.place), -1) AS text) AS next
       FROM feed_mark AS mark
       WHERE ${SORTS} AND ${ALL} AND (sort > ? OR (sort = ? AND place < ${PLACE}))
       ORDER BY mark.sort, mark.place DESC LIMIT 1`,
      [sort, sort, place],
    ),
);
const amend = variants(({ order }: { order: FeedOrder }) =>
  statement<Range, { posts: number }>((knex, range) => {
    const { sort } = orderIn(knex, order);
    const rows = `SELECT ${sort} AS sort, sphere_id, timing, content_category, ${PLACE} AS place,
        posts FROM (${countedBetween(knex, order)}) AS between_them`;
    const difference = `SELECT ${KEY}, sum(posts) FROM (
        SELECT ${KEY}, posts FROM (${inEachList(rows)}) AS right_ones
        UNION ALL SELECT ${KEY}, -posts FROM feed_mark WHERE sort = ${sort} AND place = ${PLACE}
      ) AS both_of_them GROUP BY ${KEY} HAVING sum(posts) <> 0`;
    const args = [range.place, ...boundBetween(knex, order, range), range.place];
    return knex.raw(`${addRows(difference)} RETURNING posts`, args);
  }),
);

/**
 * Counts the posts of the mark behind `last` as they are, and writes what differs. After the last
 * mark it begins with the first again. Takes `lockMarks`.
 * @returns where that mark stands, and how many of its lists were wrong; null after the last mark
 */
export async function amendMark(
  tx: Runner,
  last: MarkPlace | null,
): Promise<{ at: MarkPlace; wrong: number } | null> {
  if (!last) await tx.run(addFirstMarks, {});
  const [found] = await tx.run(markBehind, last ?? { sort: 0, place: FIRST });
  if (!found) return null;
  const { sort, place, next } = found;
  const amended = await tx.run(amend({ order: orderOf(sort) }), { place, next });
  return { at: { sort, place }, wrong: amended.length };
}
