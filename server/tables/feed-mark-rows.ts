import type { Knex } from 'knex';
import type { FeedOrder } from '@contract/rules/feed-order';
import { boundTo, compared, orderIn, PLACE, SHOWN, sorts } from './feed-place';

/** The order that begins with pinned posts. */
const PINNED = 1;

/** What tells one mark from another. */
export const KEY = 'sort, sphere_id, timing, content_category, place';
/** The marks of the lists of all posts: where one of these stands, marks of other lists may. */
export const ALL = "sphere_id = 0 AND timing = '' AND content_category = ''";
/** All orders. SQLite looks a list's marks up by it. */
export const SORTS = `sort IN (${sorts.join(', ')})`;

const choice = (name: string) => `(SELECT 0 AS by_${name} UNION ALL SELECT 1) AS choice_of_${name}`;

/**
 * Rows in the lists in which each counts: of all posts, and of any of its filters. Pinned posts lead
 * only the list of all. What cancels out is left out.
 */
export function inEachList(rows: string): string {
  return `SELECT sort, CASE WHEN by_sphere = 1 THEN sphere_id ELSE 0 END AS sphere_id,
     CASE WHEN by_timing = 1 THEN timing ELSE '' END AS timing,
     CASE WHEN by_content = 1 THEN content_category ELSE '' END AS content_category,
     place, sum(posts) AS posts
   FROM (${rows}) AS counted
   CROSS JOIN ${choice('sphere')} CROSS JOIN ${choice('timing')} CROSS JOIN ${choice('content')}
   WHERE (by_sphere = 0 OR sphere_id <> 0) AND (by_timing = 0 OR timing <> '')
     AND (by_content = 0 OR content_category <> '')
     AND (sort <> ${PINNED} OR by_sphere + by_timing + by_content = 0)
   GROUP BY 1, 2, 3, 4, 5 HAVING sum(posts) <> 0`;
}

/** Adds rows of lists to the marks. */
export function addRows(rows: string): string {
  return `INSERT INTO feed_mark (${KEY}, posts) ${rows}
   ON CONFLICT (${KEY}) DO UPDATE SET posts = feed_mark.posts + excluded.posts`;
}

/** Adds rows to the marks of each list in which they count. */
export function addTo(rows: string): string {
  return addRows(inEachList(rows));
}

/** The posts of one mark: from its place on, before that of the next mark. */
export type Range = { place: string; next: string };

/** What the marks of a range count: its posts as they are, less the changes that no mark has counted. */
export function countedBetween(knex: Knex, order: FeedOrder): string {
  const own = orderIn(knex, order);
  return `SELECT coalesce(sphere_id, 0) AS sphere_id, coalesce(timing, '') AS timing,
     coalesce(content_category, '') AS content_category, count(*) AS posts
   FROM post WHERE ${SHOWN} AND ${compared(own, '<=', PLACE)}
     AND ${compared(own, '>', PLACE)}
   GROUP BY 1, 2, 3
   UNION ALL
   SELECT sphere_id, timing, content_category, -posts FROM feed_change
   WHERE sort = ${own.sort} AND place <= ${PLACE} AND place > ${PLACE}`;
}

/** What `countedBetween` binds. */
export function boundBetween(knex: Knex, order: FeedOrder, { place, next }: Range): string[] {
  const own = orderIn(knex, order);
  return [...boundTo(own, place), ...boundTo(own, next), place, next];
}
