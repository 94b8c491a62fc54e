import type { Knex } from 'knex';
import { statement, variants, type Runner } from '../statement';
import { isSilenced } from './exclusion';

/** A comment with its author's name and the viewer's like. */
export interface CommentRow {
  id: number;
  post_id: number;
  author_id: number;
  parent_id: number | null;
  root_id: number;
  content: string;
  like_count: number;
  created_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  user_name: string;
  profile_image: string | null;
  is_liked: number | null;
  /** 1 where the viewer blocked its author or reported it. */
  is_silenced: number;
}

/** What decides about a comment: its own facts and those of its post. */
export interface CommentFactsRow {
  id: number;
  authorId: number;
  postId: number;
  rootId: number;
  postAuthorId: number;
  postIsConfirmed: number;
}

/**
 * Comments with all that a `CommentRow` has.
 * @param viewerId whose like to tell; 0: nobody's
 */
export function withAuthor(knex: Knex, viewerId: number): Knex.QueryBuilder {
  return knex('comment')
    .leftJoin('member', 'member.id', 'comment.author_id')
    .leftJoin('comment_like', (on) => {
      on.on('comment_like.comment_id', 'comment.id').andOnVal('comment_like.member_id', viewerId);
    })
    .select('comment.*', 'member.user_name', 'member.profile_image', 'comment_like.is_liked')
    .select({ is_silenced: isSilenced(knex, viewerId) });
}

type ListArguments = {
  postId: number;
  viewerId: number;
  rootId: number;
  id: number;
  limit: number;
};

const pageOf = variants(({ cursor }: { cursor: boolean }) =>
  statement<ListArguments, CommentRow>((knex, { postId, viewerId, rootId, id, limit }) => {
    const query = withAuthor(knex, viewerId)
      .where('comment.post_id', postId)
      .whereRaw('(comment.deleted_at IS NULL OR comment.reply_count > 0)')
      .orderBy('comment.root_id')
      .orderBy('comment.id')
      .limit(limit);
    if (cursor) void query.whereRaw('(comment.root_id, comment.id) > (?, ?)', [rootId, id]);
    return query;
  }),
);

const byId = statement<{ id: number; viewerId: number }, CommentRow>((knex, { id, viewerId }) =>
  withAuthor(knex, viewerId).where('comment.id', id),
);

const facts = statement<{ id: number }, CommentFactsRow>((knex, { id }) =>
  knex('comment')
    .join('post', 'post.id', 'comment.post_id')
    .where('comment.id', id)
    .whereNull('comment.deleted_at')
    .whereNull('post.deleted_at')
    .select('comment.id', 'comment.author_id as authorId', 'comment.post_id as postId')
    .select('comment.root_id as rootId', 'post.author_id as postAuthorId')
    .select('post.is_confirmed as postIsConfirmed'),
);

type NewComment = {
  postId: number;
  authorId: number;
  /** The first comment of the thread that is answered; null starts a thread. */
  parentId: number | null;
  content: string;
  now: number;
};

const insert = statement<NewComment & { rootId: number }, { id: number }>((knex, comment) =>
  knex('comment')
    .insert({
      post_id: comment.postId,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      root_id: comment.rootId,
      content: comment.content,
      created_at: comment.now,
    })
    .returning('id'),
);

const startThread = statement<{ id: number }>((knex, { id }) =>
  knex('comment')
    .where({ id })
    .update({ root_id: knex.ref('id') }),
);

const countReplies = statement<{ id: number; difference: number }>((knex, { id, difference }) =>
  knex('comment')
    .where({ id })
    .update({ reply_count: knex.raw('reply_count + ?', difference) }),
);

const edit = statement<{ id: number; content: string; now: number }>((knex, { id, content, now }) =>
  knex('comment').where({ id }).update({ content, edited_at: now }),
);

const remove = statement<{ id: number; now: number }, { rootId: number; postId: number }>(
  (knex, { id, now }) =>
    knex('comment')
      .where({ id })
      .whereNull('deleted_at')
      .update({ deleted_at: now, content: '', like_count: 0 })
      .returning(['root_id as rootId', 'post_id as postId']),
);

/** A page of a post's comments in order of their threads, and one beyond it. */
export function listComments(
  runner: Runner,
  { cursor, ...wanted }: { postId: number; viewerId: number; cursor: number[]; limit: number },
): Promise<CommentRow[]> {
  const [rootId = 0, id = 0] = cursor;
  return runner.run(pageOf({ cursor: cursor.length > 0 }), { ...wanted, rootId, id });
}

/** A comment, deleted or not, as `viewerId` (0: nobody) sees it. */
export async function findComment(
  runner: Runner,
  id: number,
  viewerId: number,
): Promise<CommentRow | null> {
  const [row] = await runner.run(byId, { id, viewerId });
  return row ?? null;
}

/** What decides about a comment; null when it or its post is not there or deleted. */
export async function findCommentFacts(
  runner: Runner,
  id: number,
): Promise<CommentFactsRow | null> {
  const [row] = await runner.run(facts, { id });
  return row ?? null;
}

/** Keeps a new comment; gives its id. */
export async function insertComment(tx: Runner, comment: NewComment): Promise<number> {
  const { parentId } = comment;
  const [row] = await tx.run(insert, { ...comment, rootId: parentId ?? 0 });
  if (!row) throw new Error('A new comment came back without an id');
  if (parentId === null) await tx.run(startThread, { id: row.id });
  else await tx.run(countReplies, { id: parentId, difference: 1 });
  return row.id;
}

/** Writes what a comment says. */
export async function editComment(
  tx: Runner,
  change: { id: number; content: string; now: number },
): Promise<void> {
  await tx.run(edit, change);
}

/** Empties a comment and marks it deleted; gives its post, or null when it was deleted before. */
export async function removeComment(tx: Runner, id: number, now: number): Promise<number | null> {
  const [row] = await tx.run(remove, { id, now });
  if (!row) return null;
  if (row.rootId !== id) await tx.run(countReplies, { id: row.rootId, difference: -1 });
  return row.postId;
}
