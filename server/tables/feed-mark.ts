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

/**
 * The query for the mark from which a page is counted: its `place`, how many posts come `earlier`,
 * and the place of the first mark behind the page, `until`; each null where there is none.
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
    ? `UNION ALL SELECT ${place}, -1, 0 FROM post WHERE post.id IN (?) AND ${SHOWN}${narrowed(plus)}`
    : '';
  return knex.raw(
    `SELECT min(CASE WHEN earlier <= ? THEN place END) AS place,
       max(CASE WHEN earlier <= ? THEN earlier END) AS earlier,
       max(CASE WHEN earlier >= ? THEN place END) AS until
     FROM (
       SELECT place, is_mark,
         sum(posts) OVER (ORDER BY place DESC, is_mark DESC ROWS UNBOUNDED PRECEDING) - posts
           AS earlier
       FROM (
         SELECT place, posts, 1 AS is_mark FROM feed_mark WHERE sort = ${sort}
           AND sphere_id = ${sphere ? '?' : '0'} AND timing = ${timing ? '?' : "''"}
           AND content_category = ${content ? '?' : "''"}
         UNION ALL SELECT place, posts, 0 FROM feed_change
           WHERE sort = ${sort}${narrowed('feed_change')}
         ${left}
       ) AS step
     ) AS counted
     WHERE is_mark = 1`,
    [
      ...[args.offset, args.offset, args.reach],
      ...[...values, ...values, ...(hidden ? [hidden, ...values] : [])],
    ],
  );
}

/** Narrows a query over `post` to the posts between the marks that `nearestMark` found, as `mark`. */
export function fromMark(query: Knex.QueryBuilder, knex: Knex, order: FeedOrder): void {
  const place = `coalesce((SELECT mark.place FROM mark), ${FIRST})`;
  const until = 'coalesce((SELECT mark.until FROM mark), -1)';
  const own = orderIn(knex, order);
  const { columns, keys } = own;
  void query.whereRaw(compared(own, '<=', place));
  void query.whereRaw(compared(own, '>', until));
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
