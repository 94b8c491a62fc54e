/**
 * The fields of a post that a review needs; `publishedAt` in ms, null before the first
 * confirmation.
 */
interface ReviewedPost {
  id: number;
  authorId: number;
  isConfirmed: boolean;
  publishedAt: number | null;
}

/** An admin's decision about posts; `reason` is for their authors. */
export interface Decision {
  isConfirmed: boolean;
  reason: string;
}

/**
 * Applies a decision to a post. A post keeps its place in the feed when it returns; only the first
 * confirmation is rewarded. The author gets a notification of the decision without the admin's
 * name, unless they decided it themselves.
 * @param reviewerId null for a script with the admin key
 * @param now ms
 * @returns null when the post has that state already
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
