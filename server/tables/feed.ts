import type { Knex } from 'knex';
import type { FeedPeriod } from '@contract/rules/posts/categories';
import { feedOrderFields, type FeedOrder } from '@contract/rules/posts/feed-order';
import { LAST_BY_NUMBER } from '@contract/models/paging';
import {
  camel,
  isPostgres,
  statement,
  unplanned,
  variants,
  type Runner,
} from '../database/statement';
import type { PinScope } from '@contract/rules/posts/pins';
import { periodColumn } from './feed-period';
import { hidesAnything, withoutHidden, withoutHiddenLists } from './hidden';
import { arePinned } from './pin';
import { withNames, type PostRow } from './post';
import { DISLIKE, LIKE } from './reaction';

/** The parts of a feed's statement; each combination is written once. */
export interface FeedShape {
  order: FeedOrder;
  /** With the viewer's marks, and without posts hidden from them. */
  viewer: boolean;
  search: boolean;
  sphere: boolean;
  timing: boolean;
  content: boolean;
  /** Limited to the posts of one period, by its number. */
  period: FeedPeriod | null;
  cursor: boolean;
  offset: boolean;
  /** Only posts of followed members; can only be combined with a cursor or an offset. */
  following: boolean;
  /** Only notices. */
  notices: boolean;
  /** The pinned posts to leave out, because they lead page 1. */
  pins: PinScope | null;
}

/** The bindings of a feed's statement; arguments for missing parts of its shape are ignored. */
export type FeedArguments = {
  viewerId: number;
  /** ms. */
  now: number;
  q: string;
  sphereId: number;
  timing: string;
  content: string;
  periodNumber: number;
  key0: number;
  key1: number;
  limit: number;
  offset: number;
  /** The posts up to the end of the page and one more: a single followed member may need that many. */
  reach: number;
};

type Query = Knex.QueryBuilder;

const columns = {
  publishedAt: 'post.published_at',
  likeCount: 'post.like_count',
  commentCount: 'post.comment_count',
  id: 'post.id',
} as const;

/**
 * The keys of a count's order as one number. SQLite cannot find an id after a count, so its indexes
 * of the most liked and the most discussed posts combine them; null if the columns are indexed.
 */
function countAndId(knex: Knex, order: FeedOrder): string | null {
  const isCounted = order === 'popular' || order === 'comments';
  if (!isCounted || isPostgres(knex)) return null;
  const [count] = feedOrderFields[order];
  return `${columns[count]} * 2147483648 + post.id`;
}

// SQLite's index is in the order of publishing, the same as this order; see tables/search.
const isInSearchOrder = (knex: Knex, { search, order }: FeedShape) =>
  search && order === 'latest' && !isPostgres(knex);

function filter(query: Query, knex: Knex, shape: FeedShape, args: FeedArguments): Query {
  const { sphere, timing, content, period, order, search, notices } = shape;
  // Each list walks one index in its order: by a count that of the sphere or of all posts, otherwise
  // that of its first filter. A plus keeps SQLite from using the index of a further filter's column.
  const isCounted = countAndId(knex, order) !== null;
  const plus = (isSecond: boolean) => (isSecond && !search && !isPostgres(knex) ? '+' : '');
  const isThird = isCounted || sphere;
  if (notices) void query.where('post.is_notice', knex.raw('1'));
  if (sphere) void query.whereRaw(`${plus(period !== null)}post.sphere_id = ?`, args.sphereId);
  if (timing) void query.whereRaw(`${plus(isThird)}post.timing = ?`, args.timing);
  if (content) {
    void query.whereRaw(`${plus(isThird || timing)}post.content_category = ?`, args.content);
  }
  if (period) void query.whereRaw(`${periodColumn(knex, period)} = ?`, args.periodNumber);
  return query;
}

// On both engines the indexes of a period are in the order of count and id.
const oneKey = (knex: Knex, { order, period }: FeedShape) =>
  period ? null : countAndId(knex, order);

function ordered(query: Query, knex: Knex, shape: FeedShape): Query {
  if (isInSearchOrder(knex, shape)) return query.orderBy('post_search.rowid', 'desc');
  const key = oneKey(knex, shape);
  if (key) return query.orderByRaw(`${key} DESC`);
  for (const field of feedOrderFields[shape.order]) void query.orderBy(columns[field], 'desc');
  return query;
}

function searched(knex: Knex, shape: FeedShape, args: FeedArguments): Query {
  if (!shape.search) return knex('post');
  if (isPostgres(knex)) {
    return knex('post')
      .join('post_search', 'post_search.post_id', 'post.id')
      .whereRaw('post_search.tokens @@ ?::tsquery', args.q);
  }
  if (!isInSearchOrder(knex, shape)) {
    return knex('post').whereRaw(
      'post.published_at IN (SELECT rowid FROM post_search WHERE post_search MATCH ?)',
      args.q,
    );
  }
  // CROSS JOIN: SQLite then keeps the order of the tables, and so that of the index.
  return knex
    .from(knex.raw('post_search CROSS JOIN post'))
    .whereRaw('post_search MATCH ?', args.q)
    .whereRaw('post_search.rowid > 0')
    .whereRaw('post.published_at = post_search.rowid');
}

function after(query: Query, knex: Knex, shape: FeedShape, args: FeedArguments): Query {
  if (isInSearchOrder(knex, shape)) return query.where('post_search.rowid', '<', args.key0);
  const key = oneKey(knex, shape);
  if (key) return query.whereRaw(`${key} < ? * 2147483648 + ?`, [args.key0, args.key1]);
  const fields = feedOrderFields[shape.order];
  const names = fields.map((field) => columns[field]).join(', ');
  const value = unplanned(knex);
  return query.whereRaw(`(${names}) < (${value}, ${value})`, [args.key0, args.key1]);
}

// The newest posts of each followed member come from the index of their author, at most as many as
// a page can need; only these are sorted, however many posts the members wrote.
function followed(knex: Knex, shape: FeedShape, args: FeedArguments): Query {
  const newest = knex('post')
    .whereRaw('post.author_id = follow.followed_id')
    .whereNotNull('post.published_at')
    .whereNull('post.deleted_at')
    .where('post.is_confirmed', knex.raw('1'));
  withoutHidden(newest, args.viewerId);
  if (shape.cursor) after(newest, knex, shape, args);
  ordered(newest, knex, shape)
    .limit(shape.offset ? args.reach : args.limit)
    .select('post.id');
  // Only PostgreSQL can join a part that depends on the previous row.
  const listed = isPostgres(knex)
    ? knex.raw('follow CROSS JOIN LATERAL ? AS listed', [newest.select('post.published_at')])
    : knex.raw('follow CROSS JOIN post AS listed ON listed.id IN ?', [newest]);
  const page = knex
    .from(listed)
    .where('follow.member_id', args.viewerId)
    .orderBy('listed.published_at', 'desc')
    .orderBy('listed.id', 'desc')
    .limit(args.limit)
    .select('listed.id');
  if (shape.offset) void page.offset(args.offset);
  const rows = withNames(
    knex.from(page.as('page')).join('post', 'post.id', 'page.id'),
    args.viewerId,
  );
  return ordered(rows, knex, shape);
}

// Knex takes SQL for a limit and an offset; its types do not.
const rawNumber = (knex: Knex, sql: string, value: number) =>
  knex.raw(sql, [value]) as unknown as number;

// A plan for any word would read all posts in their order until enough match, even for a rare word.
// With a cast, PostgreSQL's limit stays bound, and a plan for the given word seems better.
const rowsOf = (knex: Knex, { search }: FeedShape, { limit }: FeedArguments) =>
  search && isPostgres(knex) ? rawNumber(knex, '?::int', limit) : limit;

// Skips posts on the index alone, so that rows are read only for one page. PostgreSQL plans to read a
// tenth of what it may skip: of the posts that have a page number, not of all.
function pageByNumber(query: Query, knex: Knex, shape: FeedShape, args: FeedArguments): Query {
  if (shape.search || !isPostgres(knex)) return query.offset(args.offset);
  const keys = feedOrderFields[shape.order].map((field) => columns[field]);
  const numbered = query
    .clear('limit')
    .limit(LAST_BY_NUMBER + 1, { skipBinding: true })
    .select(keys)
    .as('post');
  const page = knex.from(numbered).offset(rawNumber(knex, unplanned(knex), args.offset));
  return ordered(page, knex, shape).limit(args.limit);
}

/** The posts of a page and, if more follow, one beyond it. */
export const listFeed = variants((shape: FeedShape) =>
  statement.all<FeedArguments, PostRow>((knex, args) => {
    if (shape.following) return followed(knex, shape, args);
    const viewerId = shape.viewer ? args.viewerId : null;
    const query = filter(searched(knex, shape, args), knex, shape, args)
      .where('post.is_confirmed', knex.raw('1'))
      .whereNull('post.deleted_at');
    const leaveOut = shape.offset ? withoutHiddenLists : withoutHidden;
    if (shape.viewer) leaveOut(query, args.viewerId);
    if (shape.pins) {
      const pinned = arePinned(knex('post'), knex, shape.pins, args).select('post.id');
      void query.whereNotIn('post.id', pinned);
    }
    if (shape.cursor) after(query, knex, shape, args);
    ordered(query, knex, shape).limit(rowsOf(knex, shape, args));
    if (!shape.offset) return withNames(query, viewerId);
    const ids = pageByNumber(query, knex, shape, args).select('post.id').as('page');
    const page = knex.from(ids).join('post', 'post.id', 'page.id');
    return ordered(withNames(page, viewerId), knex, { ...shape, search: false });
  }),
);

/** The viewer's own posts that wait for review, newest first. */
export const listOwnPending = statement.all<{ viewerId: number }, PostRow>((knex, { viewerId }) =>
  withNames(knex('post'), viewerId)
    .where('post.author_id', viewerId)
    .where('post.is_confirmed', knex.raw('0'))
    .where('post.is_rejected', knex.raw('0'))
    .where('post.is_blinded', knex.raw('0'))
    .whereNull('post.deleted_at')
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc'),
);

/** The value of a mark's row that is not a reaction. */
const PENDING = 2;
const SAVED = 3;
const HIDES_ANYTHING = 4;

const marksOf = variants(({ posts }: { posts: number }) =>
  statement.all<Record<string, number>, { postId: number; kind: number }>((knex, args) => {
    const viewerId = args.viewerId as number;
    const ids = Array.from({ length: posts }, (_, at) => args[`id${at}`] as number);
    return knex('reaction')
      .whereIn('post_id', ids)
      .where('member_id', viewerId)
      .select(camel('post_id', 'kind'))
      .unionAll([
        knex('post')
          .where('author_id', viewerId)
          .where('is_confirmed', knex.raw('0'))
          .where('is_rejected', knex.raw('0'))
          .where('is_blinded', knex.raw('0'))
          .whereNull('deleted_at')
          .select('id', knex.raw(String(PENDING))),
        knex('saved_post')
          .where('member_id', viewerId)
          .whereIn('post_id', ids)
          .select('post_id', knex.raw(String(SAVED))),
        hidesAnything(knex, viewerId).select(knex.raw(String(HIDES_ANYTHING))),
      ]);
  }),
);

/** The viewer's marks, the difference between pages. */
export interface Marks {
  /** The viewer's reactions by post. */
  reactions: Map<number, number>;
  /** The posts that the viewer saved. */
  saved: Set<number>;
  hasPending: boolean;
  /** Whether any post may be hidden from the viewer: then the shared page is unsuitable. */
  hidesAnything: boolean;
}

/** The viewer's marks on some posts, in one query. */
export async function readMarks(
  runner: Runner,
  viewerId: number,
  postIds: readonly number[],
): Promise<Marks> {
  const args: Record<string, number> = { viewerId };
  for (const [at, id] of postIds.entries()) args[`id${at}`] = id;
  const rows = await marksOf(runner, { posts: postIds.length }, args);
  const are = (wanted: number) => rows.filter(({ kind }) => kind === wanted);
  return {
    reactions: new Map([LIKE, DISLIKE].flatMap(are).map(({ postId, kind }) => [postId, kind])),
    saved: new Set(are(SAVED).map(({ postId }) => postId)),
    hasPending: are(PENDING).length > 0,
    hidesAnything: are(HIDES_ANYTHING).length > 0,
  };
}
