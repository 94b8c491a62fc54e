/** What of a post a review decides by; `publishedAt` in ms, null before the first confirmation. */
interface ReviewedPost {
  id: number;
  authorId: number;
  isConfirmed: boolean;
  publishedAt: number | null;
}

/** What an admin decided about posts; `reason` is for their authors. */
export interface Decision {
  isConfirmed: boolean;
  reason: string;
}

/**
 * What a decision makes of a post. A post keeps its place in the feed when it returns; the first
 * confirmation pays, and no later one does. The author is told what was decided, not by whom,
 * unless they decided it themselves.
 * @param reviewerId null for a script with the admin key
 * @param now ms
 * @returns null where it was decided so before
 */
export function reviewOf(
  { id: postId, authorId, ...post }: ReviewedPost,
  { isConfirmed, reason }: Decision,
  reviewerId: number | null,
  now: number,
) {
  if (post.isConfirmed === isConfirmed) return null;
  const kind: 'confirm' | 'revert' = isConfirmed ? 'confirm' : 'revert';
  const nobody = { commentId: null, actorId: null };
  return {
    kind,
    state: {
      isConfirmed,
      publishedAt: isConfirmed ? (post.publishedAt ?? now) : post.publishedAt,
      revertReason: isConfirmed ? null : reason,
    },
    isPaid: isConfirmed && post.publishedAt === null,
    notification:
      authorId === reviewerId ? null : { ...nobody, memberId: authorId, kind, postId, reason },
  };
}
