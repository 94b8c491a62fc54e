import { answerFromWorld } from '@/api/testing/world';
import { hiddenAtom } from '@/state/hidden';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { removePostAtom } from './DeletePost';

it.each([
  ['leaves the lists of its author', 'user1', ['post1']],
  ['leaves no list of another member who came meanwhile', 'user2', []],
])('a deleted post %s', async (_, next, hidden) => {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  answerFromWorld({ deletePost: () => become(next) });
  expect(await store.set(removePostAtom, 'post1')).toBe(next === 'user1');
  expect([...store.get(hiddenAtom).posts]).toEqual(hidden);
});

it('a failure to delete a post is not shown to another member who signs in', async () => {
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  answerFromWorld({
    deletePost: () => {
      store.set(setUserAtom, { user_id: 'user2' } as Member);
      throw new Error('broken');
    },
  });
  await expect(store.set(removePostAtom, 'post1')).resolves.toBe(false);
});
