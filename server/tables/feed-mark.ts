import type { Knex } from 'knex';
import type { FeedOrder } from '@contract/rules/feed-order';
import { isPostgres } from '../database/statement';
import { compared, FIRST, orderIn, SHOWN } from './feed-place';

// A mark counts the posts of one list from its place on, down to the next mark of the list, so the
// posts above a mark are the sum of the marks before it and of the changes that no mark has counted
// yet. See decision 76.

/** The list whose marks are wanted. */
export interface MarkedList {
  order: FeedOrder;
  sphere: boolean;
  timing: boolean;
  content: boolean;
}

type Bound = {
  sphereId: number;
  timing: string;
  content: string;
  offset: number;
  /** The posts up to the end of the page and one more. */
  reach: number;
};

function filterOf({ sphere, timing, content }: MarkedList, args: Bound) {
  return [
    ...(sphere ? [['sphere_id', args.sphereId] as const] : []),
    ...(timing ? [['timing', args.timing] as const] : []),
    ...(content ? [['content_category', args.content] as const] : []),
  ];
}

/** The marks of a list, each with the posts of all marks before it, from the first on. */
const counted = (marks: string) =>
  `SELECT place, posts, sum(posts) OVER (ORDER BY place DESC ROWS UNBOUNDED PRECEDING) - posts AS
     earlier FROM feed_mark WHERE ${marks}`;

/**
 * The query for the mark from which a page is counted: its `place`, how many posts come `earlier`,
 * and the place of a mark behind the page, `until`; each null where there is none. Posts that no
 * mark has counted yet may all stand before the mark, and posts that are gone or hidden may all
 * stand before `until`, so the marks are chosen with that much room; where there is none, the page is
 * counted from the first post on. Any mark with that room is right, so no order is asked for: both
 * engines hand the marks on as they count them, and stop at the first one.
 * @param hidden a query for the ids of posts that are left out for the viewer; null where none are
 */
export function nearestMark(
  knex: Knex,
  list: MarkedList,
  args: Bound,
  hidden: Knex.Raw | null,
): Knex.Raw {
  const { sort, place } = orderIn(knex, list.order);
  const { sphere, timing, content } = list;
  const filter = filterOf(list, args);
  const narrowed = (table: string) => filter.map(([name]) => ` AND ${table}.${name} = ?`).join('');
  // Hidden posts are looked up one by one: SQLite takes no index of a column with a plus.
  const plus = isPostgres(knex) ? 'post' : '+post';
  const values = filter.map(([, value]) => value);
  const left = hidden
    ? `UNION ALL SELECT ${place}, -1 FROM post WHERE post.id IN (?) AND ${SHOWN}${narrowed(plus)}`
    : '';
  const marks = `sort = ${sort} AND sphere_id = ${sphere ? '?' : '0'}
    AND timing = ${timing ? '?' : "''"} AND content_category = ${content ? '?' : "''"}`;
  return knex.raw(
    `WITH change AS MATERIALIZED (
       SELECT place, posts FROM feed_change WHERE sort = ${sort}${narrowed('feed_change')}
       ${left}
     ), wanted AS MATERIALIZED (
       SELECT ? - coalesce(sum(CASE WHEN posts > 0 THEN posts END), 0) AS first,
         ? - coalesce(sum(CASE WHEN posts < 0 THEN posts END), 0) AS last
       FROM change
     ), nearest AS MATERIALIZED (
       SELECT place, earlier FROM (${counted(marks)}) AS mark_before
       WHERE earlier <= (SELECT first FROM wanted)
         AND (earlier + posts > (SELECT first FROM wanted)
           OR place = (SELECT min(place) FROM feed_mark WHERE ${marks}))
       LIMIT 1
     )
     SELECT place,
       earlier + (SELECT coalesce(sum(change.posts), 0) FROM change
         WHERE change.place > nearest.place) AS earlier,
       (SELECT mark_behind.place
         FROM (${counted(`${marks} AND place <= nearest.place`)}) AS mark_behind
         WHERE nearest.earlier + mark_behind.earlier >= (SELECT last FROM wanted)
         LIMIT 1) AS until
     FROM nearest`,
    [
      ...[...values, ...(hidden ? [hidden, ...values] : [])],
      ...[args.offset, args.reach],
      ...[...values, ...values, ...values],
    ],
  );
}

/** Narrows a query over `post` to what may be on the page, by the marks that `nearestMark` found, as `mark`. */
export function fromMark(query: Knex.QueryBuilder, knex: Knex, list: MarkedList): void {
  const place = `coalesce((SELECT mark.place FROM mark), ${FIRST})`;
  const until = 'coalesce((SELECT mark.until FROM mark), -1)';
  const own = orderIn(knex, list.order);
  const { columns, keys } = own;
  void query.whereRaw(compared(own, '<=', place));
  // Where nothing is filtered out, the page is full before its end is met, and SQLite would compare
  // each post that is passed over with it.
  const isNarrowed = list.sphere || list.timing || list.content;
  if (isNarrowed || isPostgres(knex)) void query.whereRaw(compared(own, '>', until));
  if (!isPostgres(knex)) return;
  // The same again for its planner, which takes two bounds of one column for a narrow range, and
  // those of two columns for a third of the table.
  const [column = ''] = columns.split(',');
  void query.whereRaw(`${column} BETWEEN ${keys(until)[0]} AND ${keys(place)[0]}`);
}

/** How many posts are passed over behind that mark. */
export function offsetFromMark(knex: Knex, offset: number): Knex.Raw {
  return knex.raw('? - coalesce((SELECT mark.earlier FROM mark), 0)', [offset]);
}
