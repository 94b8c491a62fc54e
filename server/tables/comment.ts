import type { Knex } from 'knex';
import type { CommentRecord } from '@contract/presenters/comment';
import type { CommentSort } from '@contract/rules/posts/comment-order';
import { camel, isPostgres, statement, variants, type Runner } from '../database/statement';
import { justNamed, namedMentions } from './mention';
import { isCommentHidden, isCommentMasked } from './hidden';

/** A comment with its author's name and the viewer's like. */
export interface CommentRow extends Pick<
  CommentRecord,
  | 'id'
  | 'postId'
  | 'parentId'
  | 'content'
  | 'createdAt'
  | 'likeCount'
  | 'isLiked'
  | 'isHidden'
  | 'isBlinded'
  | 'isMasked'
> {
  authorId: number;
  userName: string;
  profileImage: string | null;
  rootId: number;
  /** The member whom a reply to a reply names, and whether that account has ended. */
  replyToId: number | null;
  replyToName: string | null;
  isReplyToGone: boolean;
  /** See `namedMentions`. */
  mentions: string | null;
  editedAt: number | null;
  deletedAt: number | null;
}

/** The facts of a comment and its post for permissions. */
export interface CommentFactsRow {
  id: number;
  authorId: number;
  postId: number;
  rootId: number;
  postAuthorId: number;
  isPostConfirmed: boolean;
  isBlinded: boolean;
}

const columns = [
  ...['id', 'post_id', 'author_id', 'parent_id', 'root_id', 'reply_to_id', 'content'],
  ...['like_count', 'created_at', 'edited_at', 'deleted_at', 'is_blinded'],
];

/**
 * Comments with all fields of a `CommentRow`.
 * @param viewerId the member whose like is included; 0 for a guest
 * @param comments their source, if not all comments
 */
export function withAuthor(
  knex: Knex,
  viewerId: number,
  comments: Knex.QueryBuilder = knex('comment'),
): Knex.QueryBuilder {
  return comments
    .leftJoin({ answered: 'member' }, 'answered.id', 'comment.reply_to_id')
    .leftJoin('member', 'member.id', 'comment.author_id')
    .leftJoin('comment_like', (on) => {
      on.on('comment_like.comment_id', 'comment.id').andOnVal('comment_like.member_id', viewerId);
    })
    .select(columns.map((column) => camel(`comment.${column}`)).flat())
    .select(camel('member.user_name', 'member.profile_image', 'comment_like.is_liked'))
    .select({ replyToName: 'answered.user_name', isHidden: isCommentHidden(knex, viewerId) })
    .select({ isMasked: isCommentMasked(knex, viewerId), mentions: namedMentions(knex) })
    .select(knex.raw('CASE WHEN answered.deleted_at IS NULL THEN 0 ELSE 1 END AS "isReplyToGone"'));
}

/** A row with the like count of its thread's first comment. */
export type SortedRow = CommentRow & { rootLikes?: number };

/** A page of a post's comments, for `viewerId`. */
export type Listed = { postId: number; viewerId: number; limit: number };

/** A query for a post's comments in order of their threads, for `viewerId`. */
export function commentsInThreads(
  knex: Knex,
  { postId, viewerId, limit }: Listed,
): Knex.QueryBuilder {
  return withAuthor(knex, viewerId)
    .where('comment.post_id', postId)
    .whereRaw('(comment.deleted_at IS NULL OR comment.reply_count > 0)')
    .orderBy('comment.root_id')
    .orderBy('comment.id')
    .limit(limit);
}

const pageOf = variants(({ cursor }: { cursor: boolean }) =>
  statement.all<Listed & { rootId: number; id: number }, CommentRow>((knex, wanted) => {
    const { rootId, id } = wanted;
    const query = commentsInThreads(knex, wanted);
    if (cursor) void query.whereRaw('(comment.root_id, comment.id) > (?, ?)', [rootId, id]);
    return query;
  }),
);

/** Threads from the newest or the most liked one: the first comments in their index, then their replies. */
const sortedPageOf = variants(
  ({ sort, cursor }: { sort: Exclude<CommentSort, 'oldest'>; cursor: boolean }) =>
    statement.all<Listed & { likes: number; rootId: number; id: number }, SortedRow>(
      (knex, wanted) => {
        const { postId, viewerId, likes, rootId, id, limit } = wanted;
        // CROSS JOIN: SQLite then keeps the order of the tables, and so that of the index.
        const threads = knex.from(knex.raw('comment AS root CROSS JOIN comment'));
        const query = withAuthor(knex, viewerId, threads)
          .select('root.like_count as rootLikes')
          .where('root.post_id', postId)
          .whereNull('root.parent_id')
          .where('comment.post_id', postId)
          .whereRaw('comment.root_id = root.id')
          .whereRaw('(comment.deleted_at IS NULL OR comment.reply_count > 0)');
        if (sort === 'popular') void query.orderBy('root.like_count', 'desc');
        if (cursor && sort === 'popular') {
          void query.whereRaw('(root.like_count, root.id) <= (?, ?)', [likes, rootId]);
        } else if (cursor) void query.where('root.id', '<=', rootId);
        if (cursor) void query.whereRaw('(root.id <> ? OR comment.id > ?)', [rootId, id]);
        return query.orderBy('root.id', 'desc').orderBy('comment.id').limit(limit);
      },
    ),
);

/** A comment, deleted or not, for `viewerId` (0: nobody). */
export const findComment = statement.maybeOne<{ id: number; viewerId: number }, CommentRow>(
  (knex, { id, viewerId }) => withAuthor(knex, viewerId).where('comment.id', id),
);

/** The facts of a comment for permissions; null when it or its post is missing or deleted. */
export const findCommentFacts = statement.maybeOne<{ id: number }, CommentFactsRow>(
  (knex, { id }) =>
    knex('comment')
      .join('post', 'post.id', 'comment.post_id')
      .where('comment.id', id)
      .whereNull('comment.deleted_at')
      .whereNull('post.deleted_at')
      .select(camel('comment.id', 'comment.author_id', 'comment.post_id', 'comment.is_blinded'))
      .select('comment.root_id as rootId', 'post.author_id as postAuthorId')
      .select('post.is_confirmed as isPostConfirmed'),
);

/** Blocks other changes of a comment until this transaction ends, as `lockRow` does for a post. */
export const lockComment = statement.run<{ id: number }>((knex, { id }) =>
  knex('comment').where({ id }).select('id').forNoKeyUpdate(),
);

type NewComment = {
  postId: number;
  authorId: number;
  /** The first comment of the answered thread; null starts a thread. */
  parentId: number | null;
  /** The member whom a reply to a reply names. */
  replyToId: number | null;
  content: string;
  /** As `writeMentions` writes them. */
  mentions: string | null;
  now: number;
};

type Inserted = Pick<CommentRow, 'id' | 'rootId' | 'userName' | 'profileImage' | 'replyToName'>;

// The next row's id, taken early so that a comment that starts a thread can name itself.
const nextId = (knex: Knex) =>
  isPostgres(knex)
    ? "SELECT nextval(pg_get_serial_sequence('comment', 'id'))::integer AS id"
    : "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'comment'), 0) + 1 AS id";

// A missing post gives no row.
const insert = statement.maybeOne<NewComment, Inserted>(
  (knex, { postId, authorId, parentId, replyToId, content, mentions, now }) =>
    knex.raw(
      `INSERT INTO comment (id, root_id, parent_id, reply_to_id, post_id, author_id, content, mentions, created_at)
       SELECT fresh.id, coalesce(?, fresh.id), ?, ?, post.id, ?, ?, ?, ?
       FROM (${nextId(knex)}) AS fresh CROSS JOIN post
       WHERE post.id = ? AND post.deleted_at IS NULL
       RETURNING id, root_id AS "rootId",
         (SELECT user_name FROM member WHERE member.id = ?) AS "userName",
         (SELECT profile_image FROM member WHERE member.id = ?) AS "profileImage",
         (SELECT user_name FROM member WHERE member.id = ?) AS "replyToName"`,
      // The builder's types do not allow null among the bindings.
      [
        parentId,
        parentId,
        replyToId,
        authorId,
        content,
        mentions,
        now,
        postId,
        authorId,
        authorId,
        replyToId,
      ] as never[],
    ),
);

const countReplies = statement.run<{ id: number; difference: number }>((knex, { id, difference }) =>
  knex('comment')
    .where({ id })
    .update({ reply_count: knex.raw('reply_count + ?', difference) }),
);

/** Writes the text of a comment; returns whether it still exists. */
export const editComment = statement.exists<{
  id: number;
  content: string;
  mentions: string | null;
  now: number;
}>((knex, { id, content, mentions, now }) =>
  knex('comment')
    .where({ id })
    .whereNull('deleted_at')
    .update({ content, mentions, edited_at: now })
    .returning('id'),
);

/** The stored mentions of a comment, whose row stays locked until the transaction ends. */
export const lockMentions = statement.value<{ id: number }, string>((knex, { id }) =>
  knex('comment').where({ id }).select('mentions').forNoKeyUpdate(),
);

/** Hides a comment from readers, or shows it again. */
export const blindComment = statement.run<{ id: number; isBlinded: boolean }>(
  (knex, { id, isBlinded }) => knex('comment').where({ id }).update({ is_blinded: isBlinded }),
);

const remove = statement.maybeOne<{ id: number; now: number }, { rootId: number; postId: number }>(
  (knex, { id, now }) =>
    knex('comment')
      .where({ id })
      .whereNull('deleted_at')
      .update({ deleted_at: now, content: '', mentions: null, like_count: 0 })
      .returning(camel('root_id', 'post_id')),
);

/** A page of a post's comments in order of their threads, and one beyond it. */
export function listComments(
  runner: Runner,
  {
    cursor,
    sort = 'oldest',
    ...wanted
  }: {
    postId: number;
    viewerId: number;
    sort?: CommentSort;
    cursor: number[];
    limit: number;
  },
): Promise<SortedRow[]> {
  if (sort !== 'oldest') {
    const [id = 0, rootId = 0, likes = 0] = cursor.toReversed();
    const shape = { sort, cursor: cursor.length > 0 };
    return sortedPageOf(runner, shape, { ...wanted, likes, rootId, id });
  }
  const [rootId = 0, id = 0] = cursor;
  return pageOf(runner, { cursor: cursor.length > 0 }, { ...wanted, rootId, id });
}

/** Stores a new comment; returns it for its author, or null if the post is missing or deleted. */
export async function insertComment(tx: Runner, comment: NewComment): Promise<CommentRow | null> {
  const { postId, authorId, parentId, replyToId, content, mentions, now } = comment;
  const row = await insert(tx, comment);
  if (!row) return null;
  if (parentId !== null) await countReplies(tx, { id: parentId, difference: 1 });
  return {
    ...row,
    postId,
    authorId,
    parentId,
    replyToId,
    isReplyToGone: false,
    content,
    mentions: mentions && justNamed(mentions),
    likeCount: 0,
    createdAt: now,
    editedAt: null,
    deletedAt: null,
    isLiked: false,
    isHidden: false,
    isBlinded: false,
    isMasked: false,
  };
}

/** Empties a comment and marks it deleted; returns its post, or null if it was deleted before. */
export async function removeComment(tx: Runner, id: number, now: number): Promise<number | null> {
  const row = await remove(tx, { id, now });
  if (!row) return null;
  if (row.rootId !== id) await countReplies(tx, { id: row.rootId, difference: -1 });
  return row.postId;
}
