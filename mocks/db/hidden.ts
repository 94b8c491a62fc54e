import type { CommentRow } from './comments';
import { blocks, hiddenPosts } from './marks';
import type { PostRow } from './posts';
import { reports } from './reports';

/** Whether a member's feed leaves out a post: its author is blocked, or it is hidden or reported. */
export function isHiddenFrom(post: PostRow, memberId: number): boolean {
  return (
    hiddenPosts.has(memberId, post.id) ||
    blocks.has(memberId, post.authorId) ||
    reports.has(memberId, 'post', post.id)
  );
}

/** Whether a member has blocked the author of a comment, or reported it. */
export function isCommentHidden(comment: CommentRow, memberId: number): boolean {
  return blocks.has(memberId, comment.authorId) || reports.has(memberId, 'comment', comment.id);
}
