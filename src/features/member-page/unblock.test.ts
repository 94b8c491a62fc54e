import { answerFromWorld } from '@/api/testing/world';
import { hiddenAtom, setHiddenAtom } from '@/state/hidden';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { unblockMemberAtom } from './follow';

it.each([
  ['ends for the member who ended it', 'user1', []],
  ['stays for another member who came meanwhile', 'user2', ['user3']],
])('a removed block %s', async (_, next, hidden) => {
  const store = createStore();
  const become = (user_id: string) => {
    store.set(setUserAtom, { user_id } as Member);
    store.set(setHiddenAtom, 'members', 'user3', true);
  };
  become('user1');
  answerFromWorld({ unblockMember: () => become(next) });
  expect(await store.set(unblockMemberAtom, 'user3')).toBe(next === 'user1');
  expect([...store.get(hiddenAtom).members]).toEqual(hidden);
});
