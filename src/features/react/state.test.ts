import { answerFromWorld } from '@/api/testing/world';
import { postsAtom, putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { toastsAtom } from '@/state/toasts';
import type { Member } from '@contract/models/member';
import type { Post } from '@contract/models/post';
import { reactionsAfter, type Reaction, type Reactions } from '@contract/rules/posts/reactions';
import { createStore } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { reactAtom } from './state';

beforeAll(readyForChanges);

const untouched: Reactions = { likeCount: 3, dislikeCount: 1, isLiked: false, isDisliked: false };

/** A post on a server that applies the wanted state, but whose answers may be lost. */
function begin() {
  let kept = untouched;
  let isLost = false;
  const calls = answerFromWorld({
    reactToPost: ({ body: { type, on } }) => {
      kept = reactionsAfter(kept, type, on === true);
      const { likeCount: likes, dislikeCount: dislikes, ...flags } = kept;
      if (isLost) throw new Error('503');
      return { likes, dislikes, ...flags };
    },
  });
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  store.set(putPostsAtom, [{ postId: 'post1', ...untouched } as Post]);
  return {
    sent: () => calls.map(([, { body }]) => body),
    press: (type: Reaction) => store.set(reactAtom, 'post1', type),
    /** Presses, and waits for the pause after it. */
    pressAndRest: async (type: Reaction) => {
      const pressed = store.set(reactAtom, 'post1', type);
      await rest(store);
      await pressed;
    },
    loseAnswers: (lose: boolean) => {
      isLost = lose;
    },
    rested: () => rest(store),
    kept: () => kept,
    shown: () => store.get(postsAtom)['post1'],
    notices: () => store.get(toastsAtom).length,
  };
}

it('pressing a reaction sends the resulting state', async () => {
  const { pressAndRest, sent } = begin();
  for (const type of ['like', 'like', 'dislike', 'like', 'dislike', 'dislike'] as const) {
    await pressAndRest(type);
  }
  expect(sent()).toMatchObject([
    { type: 'like', on: true },
    { type: 'like', on: false },
    { type: 'dislike', on: true },
    { type: 'like', on: true },
    { type: 'dislike', on: true },
    { type: 'dislike', on: false },
  ]);
});

it('a like whose answer was lost stays when it is pressed again', async () => {
  const { pressAndRest, loseAnswers, kept, shown, notices } = begin();
  loseAnswers(true);
  await pressAndRest('like');
  expect(shown()).toMatchObject(untouched);
  expect(notices()).toBe(1);
  loseAnswers(false);
  await pressAndRest('like');
  expect(kept().isLiked).toBe(true);
  expect(shown()).toMatchObject({ isLiked: true, likeCount: 4 });
});

it('pressing a heart fifteen times sends one call with the resulting state', async () => {
  const { press, sent, rested, kept, shown } = begin();
  const presses = Array.from({ length: 15 }, () => press('like'));
  expect(shown()).toMatchObject({ isLiked: true, likeCount: 4 });
  await rested();
  await Promise.all(presses);
  expect(sent()).toEqual([{ userId: 'user1', type: 'like', on: true }]);
  expect(kept().isLiked).toBe(true);
});
