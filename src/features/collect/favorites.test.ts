import { holdCalls } from '@/api/testing/world';
import { setUserAtom } from '@/state/session';
import { readyForChanges, rest } from '@/state/testing/changes';
import { toastsAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { setFavoriteAtom } from './favorites';

beforeAll(readyForChanges);

it.each([
  ['tells its member', 'user1', [collectTexts.favoriteFailed]],
  ['tells nobody who came meanwhile', 'user2', []],
])('a favourite that could not be saved %s', async (_title, viewer, said) => {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  const calls = holdCalls();
  const sent = store.set(setFavoriteAtom, 'video1', true);
  await rest(store);
  become(viewer);
  calls[0]?.fail();
  await sent;
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(said);
});
