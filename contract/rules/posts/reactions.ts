/** The two ways to react to a post. */
export type Reaction = 'like' | 'dislike';

/** A post's reactions as one viewer sees them. */
export interface Reactions {
  likeCount: number;
  dislikeCount: number;
  isLiked: boolean;
  isDisliked: boolean;
}

/** Whether a switch is on after a press: the wanted state, otherwise it toggles. */
export const isOnAfter = (isOn: boolean, wished: boolean | undefined): boolean => wished ?? !isOn;

/**
 * The effect of a press of like or dislike: one replaces the other in the same step. The press
 * toggles, unless it names the wanted state: an already reached state stays, and removing one
 * leaves the other. Source: docs/product/rules.md#reactions.
 */
export function reactionsAfter(before: Reactions, type: Reaction, wished?: boolean): Reactions {
  const isOn = isOnAfter(type === 'like' ? before.isLiked : before.isDisliked, wished);
  const isLiked = type === 'like' ? isOn : before.isLiked && !isOn;
  const isDisliked = type === 'dislike' ? isOn : before.isDisliked && !isOn;
  return {
    isLiked,
    isDisliked,
    likeCount: before.likeCount + Number(isLiked) - Number(before.isLiked),
    dislikeCount: before.dislikeCount + Number(isDisliked) - Number(before.isDisliked),
  };
}
