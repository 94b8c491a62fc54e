import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { endSessionAtom, hasLeft, leaveAtom, ownerAtom, setUserAtom } from './session';

const kept = new Map<string, unknown>();

vi.mock('@/config/storage', () => ({
  storageKeys: { session: 'session' },
  readStored: (key: string) => kept.get(key) ?? null,
  store: (key: string, value: unknown) =>
    void (value === null ? kept.delete(key) : kept.set(key, value)),
}));

const member = { user_id: 'user1', user_name: '이유나' } as Member;

it('a logout empties every page, but the end of a session does not', () => {
  const store = createStore();
  store.set(setUserAtom, member);
  store.set(endSessionAtom);
  expect(hasLeft()).toBe(false);
  expect(store.get(ownerAtom)).toBe(member);
  store.set(setUserAtom, member);
  store.set(leaveAtom);
  expect(store.get(ownerAtom)).toBeNull();
  // A guest's next page also tells this to a page that Back restores.
  store.set(setUserAtom, null);
  expect(hasLeft()).toBe(true);
  store.set(setUserAtom, member);
  expect(hasLeft()).toBe(false);
});
