import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleReaction, type Reactions } from './reactions';

const none: Reactions = { likeCount: 4, dislikeCount: 2, isLiked: false, isDisliked: false };

describe('toggleReaction', () => {
  it('sets, takes back and replaces', () => {
    const liked = { ...none, isLiked: true, likeCount: 5 };
    const disliked = { ...none, isDisliked: true, dislikeCount: 3 };
    expect(toggleReaction(none, 'like')).toEqual(liked);
    expect(toggleReaction(liked, 'like')).toEqual(none);
    expect(toggleReaction(liked, 'dislike')).toEqual(disliked);
    expect(toggleReaction(disliked, 'like')).toEqual(liked);
    expect(toggleReaction(disliked, 'dislike')).toEqual(none);
  });

  it('never lets a viewer do both, and counts them at most once', () => {
    const presses = fc.array(fc.constantFrom('like' as const, 'dislike' as const));
    fc.assert(
      fc.property(presses, (types) => {
        const after = types.reduce(toggleReaction, none);
        expect(after.isLiked && after.isDisliked).toBe(false);
        expect(after.likeCount).toBe(none.likeCount + Number(after.isLiked));
        expect(after.dislikeCount).toBe(none.dislikeCount + Number(after.isDisliked));
      }),
    );
  });
});
