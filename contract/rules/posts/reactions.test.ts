import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reactionsAfter, type Reactions } from './reactions';

const none: Reactions = { likeCount: 4, dislikeCount: 2, isLiked: false, isDisliked: false };

describe('a press of like or dislike', () => {
  it('sets, removes and replaces', () => {
    const liked = { ...none, isLiked: true, likeCount: 5 };
    const disliked = { ...none, isDisliked: true, dislikeCount: 3 };
    expect(reactionsAfter(none, 'like')).toEqual(liked);
    expect(reactionsAfter(liked, 'like')).toEqual(none);
    expect(reactionsAfter(liked, 'dislike')).toEqual(disliked);
    expect(reactionsAfter(disliked, 'like')).toEqual(liked);
    expect(reactionsAfter(disliked, 'dislike')).toEqual(none);
  });

  it('a press that names the wanted state changes nothing if it is already reached', () => {
    const liked = { ...none, isLiked: true, likeCount: 5 };
    const disliked = { ...none, isDisliked: true, dislikeCount: 3 };
    expect(reactionsAfter(none, 'like', true)).toEqual(liked);
    expect(reactionsAfter(liked, 'like', true)).toEqual(liked);
    expect(reactionsAfter(disliked, 'like', true)).toEqual(liked);
    expect(reactionsAfter(liked, 'like', false)).toEqual(none);
    expect(reactionsAfter(none, 'like', false)).toEqual(none);
    expect(reactionsAfter(disliked, 'like', false)).toEqual(disliked);
  });

  it('never lets a viewer do both, and counts them at most once', () => {
    const press = fc.record({
      type: fc.constantFrom('like' as const, 'dislike' as const),
      wished: fc.constantFrom(true, false, undefined),
    });
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const after = presses.reduce(
          (now, { type, wished }) => reactionsAfter(now, type, wished),
          none,
        );
        expect(after.isLiked && after.isDisliked).toBe(false);
        expect(after.likeCount).toBe(none.likeCount + Number(after.isLiked));
        expect(after.dislikeCount).toBe(none.dislikeCount + Number(after.isDisliked));
      }),
    );
  });
});
