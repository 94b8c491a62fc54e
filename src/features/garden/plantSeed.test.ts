import { answerFromWorld } from '@/api/testing/world';
import { setUserAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { seedTexts } from '@/texts/garden';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { plantSeedAtom } from './plantSeed';

it.each([
  ['tells its member', 'user1', [seedTexts.failed]],
  ['tells nobody who came meanwhile', 'user2', []],
])('a seed that could not be planted %s', async (_title, viewer, said) => {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  answerFromWorld({ plantSeed: () => Promise.reject(new Error('broken')) });
  const sent = store.set(plantSeedAtom, 'lotus');
  become(viewer);
  expect(await sent).toBeNull();
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(said);
});
