import { sendFavorite } from '@/api/collections';
import { setUserAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { setFavoriteAtom } from './favorites';

vi.mock('@/api/collections');

it.each([
  ['tells its member', 'user1', [collectTexts.favoriteFailed]],
  ['tells nobody who came meanwhile', 'user2', []],
])('a favourite that could not be kept %s', async (_title, viewer, said) => {
  const store = createStore();
  const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
  become('user1');
  vi.mocked(sendFavorite).mockRejectedValue(new Error('broken'));
  const sent = store.set(setFavoriteAtom, 'video1', true);
  become(viewer);
  await sent;
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(said);
});
