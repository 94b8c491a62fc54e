import { sendReaction } from '@/api/posts';
import { postsAtom, putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { toastsAtom } from '@/state/toasts';
import type { Member } from '@contract/models/member';
import type { Post } from '@contract/models/post';
import { reactionsAfter, type Reaction, type Reactions } from '@contract/rules/reactions';
import { createStore } from 'jotai';
import { beforeAll, expect, it, vi } from 'vitest';
import { reactAtom } from './state';

vi.mock('@/api/posts');

beforeAll(readyForChanges);

const untouched: Reactions = { likeCount: 3, dislikeCount: 1, isLiked: false, isDisliked: false };

/** A post on a server that applies the wanted state, but whose answers may be lost. */
function begin() {
  let kept = untouched;
  let isLost = false;
  vi.mocked(sendReaction)
    .mockReset()
    .mockImplementation((_user, _post, type, on) => {
      kept = reactionsAfter(kept, type, on);
      const { likeCount: likes, dislikeCount: dislikes, ...flags } = kept;
      if (isLost) return Promise.reject(new Error('503'));
      return Promise.resolve({ likes, dislikes, ...flags } as never);
    });
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  store.set(putPostsAtom, [{ postId: 'post1', ...untouched } as Post]);
  return {
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
  const { pressAndRest } = begin();
  for (const type of ['like', 'like', 'dislike', 'like', 'dislike', 'dislike'] as const) {
    await pressAndRest(type);
  }
  expect(vi.mocked(sendReaction).mock.calls.map(([, , type, on]) => [type, on])).toEqual([
    ['like', true],
    ['like', false],
    ['dislike', true],
    ['like', true],
    ['dislike', true],
    ['dislike', false],
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
  const { press, rested, kept, shown } = begin();
  const presses = Array.from({ length: 15 }, () => press('like'));
  expect(shown()).toMatchObject({ isLiked: true, likeCount: 4 });
  await rested();
  await Promise.all(presses);
  expect(vi.mocked(sendReaction).mock.calls).toEqual([['user1', 'post1', 'like', true]]);
  expect(kept().isLiked).toBe(true);
});
