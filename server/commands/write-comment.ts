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
import { addPostComments } from '../tables/post-counts';

async function threadOf(tx: Runner, parentId: number | null, postId: number) {
  if (parentId === null) return null;
  const parent = await findCommentFacts(tx, parentId);
  const isOfPost = parent?.postId === postId;
  return found(isOfPost ? parent : null, reasonTexts.parentNotFound).rootId;
}

async function written(tx: Runner, id: number, viewerId: number): Promise<CommentRow> {
  const row = await findComment(tx, id, viewerId);
  if (!row) throw new Error(`Comment ${id} is not there after it was written`);
  return row;
}

/**
 * Keeps a comment or a reply; a reply to a reply joins the same thread.
 * @throws ApiError NOT_FOUND when what it answers is not a comment of the post, or the post is gone
 */
export function addComment(
  db: Database,
  comment: { postId: number; authorId: number; parentId: number | null; content: string },
  now: number,
): Promise<CommentRow> {
  return db.transaction(async (tx) => {
    const parentId = await threadOf(tx, comment.parentId, comment.postId);
    const id = await insertComment(tx, { ...comment, parentId, now });
    // The post may have been deleted since it was read: then nothing is kept.
    found(await addPostComments(tx, comment.postId, 1), reasonTexts.postNotFound);
    return written(tx, id, comment.authorId);
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
  });
}
