/** The two ways to react to a post. */
export type Reaction = 'like' | 'dislike';

/** A post's reactions as one viewer sees them. */
export interface Reactions {
  likeCount: number;
  dislikeCount: number;
  isLiked: boolean;
  isDisliked: boolean;
}

/**
 * The effect of a press of like or dislike: it toggles, and one replaces the other in the same
 * step. Source: docs/product/calls.md#reacttopost, docs/product/rules.md#reactions.
 */
export function toggleReaction(before: Reactions, type: Reaction): Reactions {
  const isLiked = type === 'like' && !before.isLiked;
  const isDisliked = type === 'dislike' && !before.isDisliked;
  return {
    isLiked,
    isDisliked,
    likeCount: before.likeCount + Number(isLiked) - Number(before.isLiked),
    dislikeCount: before.dislikeCount + Number(isDisliked) - Number(before.isDisliked),
  };
}
