import type { Pages } from '@/state/pages';
import type { Hidden } from '@/state/hidden';
import type { Comment } from '@contract/models/comment';

/** A comment with its replies, both oldest first. */
export interface Thread {
  comment: Comment;
  replies: Comment[];
}

/** The visible comments: the loaded pages, followed by what the member has written since. */
export type CommentRows = Pick<Pages<Comment>, 'items' | 'added'>;

/** Changes fields of one comment. */
export function withChange(
  { items, added }: CommentRows,
  commentId: string,
  change: Partial<Comment>,
): CommentRows {
  const apply = (comment: Comment): Comment =>
    comment.commentId === commentId ? { ...comment, ...change } : comment;
  return { items: items.map(apply), added: added.map(apply) };
}

/** Removes the text of members and comments that the viewer has hidden since loading. */
export function withHidden(
  { items, added }: CommentRows,
  { members, comments }: Hidden,
): CommentRows {
  const apply = (comment: Comment): Comment =>
    members.has(comment.userId) || comments.has(comment.commentId)
      ? { ...comment, isBlocked: true, content: '' }
      : comment;
  return { items: items.map(apply), added: added.map(apply) };
}

/**
 * Groups the rows into threads. A new reply waits for the page with its parent.
 * @param addedFirst whether the member's new comments go on top, because the oldest are not first
 */
export function threadsOf({ items, added }: CommentRows, addedFirst = false): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of [...items, ...added]) {
    const parent = comment.parentCommentId && threads.get(comment.parentCommentId);
    if (parent) parent.replies.push(comment);
    else if (comment.parentCommentId === null || !added.includes(comment))
      threads.set(comment.commentId, { comment, replies: [] });
  }
  const all = [...threads.values()];
  if (!addedFirst) return all;
  const isAdded = ({ comment }: Thread) => added.includes(comment);
  return [...all.filter(isAdded).reverse(), ...all.filter((thread) => !isAdded(thread))];
}

/** Splits the comments: threads with the first `most` of them, and a flat list of the rest. */
export function firstThreads(
  threads: readonly Thread[],
  most: number,
): { shown: Thread[]; rest: Comment[] } {
  const shown: Thread[] = [];
  const rest: Comment[] = [];
  let left = most;
  for (const { comment, replies } of threads) {
    if (left > 0) shown.push({ comment, replies: replies.slice(0, left - 1) });
    else rest.push(comment);
    rest.push(...replies.slice(Math.max(left - 1, 0)));
    left -= 1 + replies.length;
  }
  return { shown, rest };
}
