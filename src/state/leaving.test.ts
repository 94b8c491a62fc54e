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

it('tells a logout, which empties every page, from a session that ends', () => {
  const store = createStore();
  store.set(setUserAtom, member);
  store.set(endSessionAtom);
  expect(hasLeft()).toBe(false);
  expect(store.get(ownerAtom)).toBe(member);
  store.set(setUserAtom, member);
  store.set(leaveAtom);
  expect(store.get(ownerAtom)).toBeNull();
  // A guest's next page still says so to the page that Back brings.
  store.set(setUserAtom, null);
  expect(hasLeft()).toBe(true);
  store.set(setUserAtom, member);
  expect(hasLeft()).toBe(false);
});
