import { toldOfComment, type Told } from '@contract/rules/notifications';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { found } from '../http/call';
import type { Runner } from '../statement';
import {
  editComment,
  findComment,
  findCommentFacts,
  insertComment,
  removeComment,
  type CommentRow,
} from '../tables/comment';
import { deleteCommentLikes } from '../tables/comment-like';
import { deleteNotificationsOfComment, insertNotification } from '../tables/notification';
import { addPostComments } from '../tables/post-counts';

/** What was written, and who is told of it by which notification. */
export interface Written {
  row: CommentRow;
  told: { memberId: number; id: number | null }[];
}

interface NewComment {
  postId: number;
  postAuthorId: number;
  authorId: number;
  parentId: number | null;
  content: string;
}

async function answered(tx: Runner, parentId: number | null, postId: number) {
  if (parentId === null) return null;
  const parent = await findCommentFacts(tx, parentId);
  const isOfPost = parent?.postId === postId;
  return found(isOfPost ? parent : null, reasonTexts.parentNotFound);
}

async function tell(
  tx: Runner,
  { id, postId, authorId, now }: { id: number; postId: number; authorId: number; now: number },
  told: Told[],
): Promise<Written['told']> {
  const news = { postId, commentId: id, actorId: authorId, reason: '', now };
  const rows: Written['told'] = [];
  for (const one of told) {
    rows.push({ memberId: one.memberId, id: await insertNotification(tx, { ...news, ...one }) });
  }
  return rows;
}

async function written(tx: Runner, id: number, viewerId: number): Promise<CommentRow> {
  const row = await findComment(tx, id, viewerId);
  if (!row) throw new Error(`Comment ${id} is not there after it was written`);
  return row;
}

/**
 * Keeps a comment or a reply; a reply to a reply joins the same thread. Whom it answers and the
 * author of the post are told.
 * @throws ApiError NOT_FOUND when what it answers is not a comment of the post, or the post is gone
 */
export function addComment(
  db: Database,
  { postAuthorId, ...comment }: NewComment,
  now: number,
): Promise<Written> {
  const { postId, authorId } = comment;
  return db.transaction(async (tx) => {
    const parent = await answered(tx, comment.parentId, postId);
    const parentId = parent?.rootId ?? null;
    const id = await insertComment(tx, { ...comment, parentId, now });
    // The post may have been deleted since it was read: then nothing is kept.
    found(await addPostComments(tx, postId, 1), reasonTexts.postNotFound);
    const whom = toldOfComment({ authorId, postAuthorId, answeredId: parent?.authorId ?? null });
    const told = await tell(tx, { id, postId, authorId, now }, whom);
    return { row: await written(tx, id, authorId), told };
  });
}

/** Changes the words of a comment. */
export function changeComment(
  db: Database,
  change: { id: number; content: string; now: number },
  viewerId: number,
): Promise<CommentRow> {
  return db.transaction(async (tx) => {
    await editComment(tx, change);
    return written(tx, change.id, viewerId);
  });
}

/** Takes a comment away; twice at once counts once. */
export function deleteComment(db: Database, id: number, now: number): Promise<void> {
  return db.transaction(async (tx) => {
    const postId = await removeComment(tx, id, now);
    if (postId === null) return;
    await deleteCommentLikes(tx, id);
    await addPostComments(tx, postId, -1);
    await deleteNotificationsOfComment(tx, { postId, commentId: id });
  });
}
