import { fixtures } from '@contract/fixtures';
import type { Row } from './rows';

/** The fixtures' comments as rows, a thread's first comment before its replies. */
export function commentRows(now: number): Row[] {
  return fixtures.comments
    .toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null) || a.id - b.id)
    .map((comment) => ({
      id: comment.id,
      post_id: comment.postId,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      root_id: comment.parentId ?? comment.id,
      content: comment.content,
      like_count: comment.likeCount,
      reply_count: fixtures.comments.filter(({ parentId }) => parentId === comment.id).length,
      created_at: now - comment.minutesAgo * 60_000,
    }));
}

/** The sample members' likes of comments; the comments' counts already include them. */
export function commentLikeRows(): Row[] {
  return fixtures.comments.flatMap(({ id, likedBy }) =>
    likedBy.map((memberId) => ({ comment_id: id, member_id: memberId, is_liked: 1 })),
  );
}
