import type { PostRecord } from '@contract/presenters/post';
import type { Knex } from 'knex';
import { camel, snake, statement, type Runner } from '../database/statement';

/** A post's row with the names it shows and the viewer's reaction. */
export interface PostRow extends Omit<
  PostRecord,
  'author' | 'sphere' | 'blocks' | 'reaction' | 'isSaved'
> {
  authorId: number;
  userName: string;
  profileImage: string | null;
  bio: string;
  sphereId: number | null;
  sphereName: string | null;
  sphereIcon: string | null;
  /** JSON. */
  blocks: string;
  /** The viewer's reaction: 1 like, -1 dislike, else 0 or null. */
  reaction?: number | null;
  /** Whether the viewer saved it. Neither is read for nobody. */
  isSaved?: boolean;
}

/** The facts of a post that permissions depend on, and those that change with it. */
export interface PostFactsRow {
  id: number;
  authorId: number;
  isConfirmed: boolean;
  publishedAt: number | null;
}

const columns = [
  ...['id', 'author_id', 'sphere_id', 'title', 'blocks', 'timing', 'content_category as content'],
  ...[
    'api_source',
    'is_pinned',
    'is_confirmed',
    'is_rejected',
    'is_blinded',
    'like_count',
    'dislike_count',
  ],
  ...['comment_count', 'share_count', 'view_count', 'created_at', 'published_at'],
  ...['revert_reason', 'revision', 'pin_sphere_id', 'pin_until', 'is_notice'],
];
const own = camel(...columns.map((column) => `post.${column}`));

/**
 * Adds all fields of a `PostRow` to a query over `post`. Only left joins: with these SQLite walks
 * the posts in the list's order.
 * @param viewerId the member for reactions and saved posts; null leaves both out
 */
export function withNames(query: Knex.QueryBuilder, viewerId: number | null): Knex.QueryBuilder {
  query
    .leftJoin('member', 'member.id', 'post.author_id')
    .leftJoin('sphere', 'sphere.id', 'post.sphere_id')
    .select(own)
    .select(camel('member.user_name', 'member.profile_image', 'member.bio'))
    .select('sphere.name as sphereName', 'sphere.icon as sphereIcon');
  if (viewerId !== null) {
    query
      .leftJoin('reaction', (on) => {
        on.on('reaction.post_id', 'post.id').andOnVal('reaction.member_id', viewerId);
      })
      .leftJoin('saved_post', (on) => {
        on.on('saved_post.post_id', 'post.id').andOnVal('saved_post.member_id', viewerId);
      })
      .select('reaction.kind as reaction', 'saved_post.post_id as isSaved');
  }
  return query;
}

/** A post with the reaction of `viewerId` (0: a guest), null when it is missing or deleted. */
export const findPost = statement.maybeOne<{ id: number; viewerId: number }, PostRow>(
  (knex, { id, viewerId }) =>
    withNames(knex('post'), viewerId).where('post.id', id).whereNull('post.deleted_at'),
);

/** The facts of a post for permissions, null when it is missing or deleted. */
export const findPostFacts = statement.maybeOne<{ id: number }, PostFactsRow>((knex, { id }) =>
  knex('post')
    .where({ id })
    .whereNull('deleted_at')
    .select(camel('id', 'author_id', 'is_confirmed'))
    .select(camel('published_at')),
);

/** The fields of a new post; times in ms, `publishedAt` null while it waits for review. */
export interface NewPost {
  authorId: number;
  sphereId: number | null;
  title: string | null;
  blocks: string;
  timing: string | null;
  content: string | null;
  apiSource: string | null;
  createdAt: number;
  publishedAt: number | null;
  isConfirmed: boolean;
  isNotice: boolean;
  /** Unique among the author's posts; null if the author's page sent no key. */
  idempotencyKey: string | null;
}

/** The value in the unique index of idempotency keys. */
const NAMED = 'writing_id IS NOT NULL AND deleted_at IS NULL';

const byIdempotencyKey = statement.value<{ authorId: number; idempotencyKey: string }, number>(
  (knex, { authorId, idempotencyKey }) =>
    knex('post')
      .where({ author_id: authorId, writing_id: idempotencyKey })
      .whereRaw(NAMED)
      .select('id'),
);

/**
 * Locks a post's row: PostgreSQL blocks other changes until this transaction ends, while SQLite has
 * only one writer.
 */
export const lockRow = statement.run<{ id: number }>((knex, { id }) =>
  knex('post').where({ id }).select('id').forNoKeyUpdate(),
);

/**
 * Stores a new post; returns its id, or null if the author has one with the same idempotency key.
 */
export const insertPost = statement.value<NewPost, number>((knex, post) =>
  knex('post')
    .insert({
      ...snake(post, 'authorId', 'sphereId', 'title', 'blocks', 'timing', 'apiSource'),
      ...snake(post, 'createdAt', 'publishedAt', 'isConfirmed', 'isNotice'),
      content_category: post.content,
      writing_id: post.idempotencyKey,
    })
    .onConflict(knex.raw(`(author_id, writing_id) WHERE ${NAMED}`))
    .ignore()
    .returning('id'),
);

/** The fields of a post that its author may change. */
export interface PostChange {
  id: number;
  sphereId: number | null;
  title: string | null;
  blocks: string;
  timing: string | null;
  content: string | null;
  revision: number;
}

/** Writes the content of a post, its sphere and the time of the change. @param now ms */
export const changePost = statement.run<PostChange & { now: number }>((knex, post) =>
  knex('post')
    .where({ id: post.id })
    .update({
      ...snake(post, 'sphereId', 'title', 'blocks', 'timing', 'revision'),
      content_category: post.content,
      changed_at: post.now,
    }),
);

/** A post's review state; `publishedAt` is its first confirmation. */
export interface ReviewState {
  id: number;
  isConfirmed: boolean;
  isRejected: boolean;
  isBlinded: boolean;
  publishedAt: number | null;
  /** The reason for taking it back or rejecting it; null otherwise. */
  revertReason: string | null;
}

/** The admin who decided about a post (null: a script), and the time, ms. */
export interface Reviewed {
  reviewedBy: number | null;
  reviewedAt: number;
}

/**
 * Writes whether a post is confirmed, rejected or blinded, the time of its first confirmation, and the reason
 * for taking it back.
 */
export const reviewPost = statement.run<ReviewState>((knex, state) =>
  knex('post')
    .where('id', state.id)
    .update(snake(state, 'isConfirmed', 'isRejected', 'isBlinded', 'publishedAt', 'revertReason')),
);

/** Writes who decided about a post. */
export const noteReviewer = statement.run<Reviewed & { id: number }>(
  (knex, { id, reviewedBy, reviewedAt }) =>
    knex('post').where({ id }).update({ reviewed_by: reviewedBy, reviewed_at: reviewedAt }),
);

/** Deletes a post; null instead of the time restores it. */
export const deletePost = statement.run<{ id: number; now: number | null }>((knex, { id, now }) =>
  knex('post').where({ id }).update({ deleted_at: now }),
);

/** The ids of a member's posts. */
// Two halves, each with its own index.
export const listPostIdsByAuthor = statement.values<{ authorId: number }, number>(
  (knex, { authorId }) => {
    const half = (isConfirmed: '0' | '1') =>
      knex('post')
        .where('author_id', authorId)
        .where('is_confirmed', knex.raw(isConfirmed))
        .whereNull('deleted_at')
        .select('id');
    return half('1').unionAll([half('0')]);
  },
);

/** A post before its change, locked. Null if it is missing or deleted. */
export async function lockPost(tx: Runner, id: number, viewerId: number): Promise<PostRow | null> {
  await lockRow(tx, { id });
  return findPost(tx, { id, viewerId });
}

/** The post with an idempotency key, null when it does not exist or is deleted. */
export async function findByIdempotencyKey(
  tx: Runner,
  authorId: number,
  idempotencyKey: string,
): Promise<PostRow | null> {
  const id = await byIdempotencyKey(tx, { authorId, idempotencyKey });
  return id === null ? null : findPost(tx, { id, viewerId: authorId });
}
