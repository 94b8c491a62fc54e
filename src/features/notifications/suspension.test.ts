import { setUserAtom, userAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { takeSuspensionAtom } from './state';

const suspension = { reason: '광고', until: '2026-12-01T00:00:00.000Z' };

it('a suspension from the stream is applied, and a repeated one changes nothing', () => {
  const store = createStore();
  store.set(setUserAtom, { user_id: 'user1' } as Member);
  const before = store.get(userAtom);
  store.set(takeSuspensionAtom, null);
  expect(store.get(userAtom)).toBe(before);
  store.set(takeSuspensionAtom, suspension);
  const suspended = store.get(userAtom);
  expect(suspended).toMatchObject({ user_id: 'user1', suspension });
  store.set(takeSuspensionAtom, { ...suspension });
  expect(store.get(userAtom)).toBe(suspended);
  store.set(takeSuspensionAtom, { ...suspension, until: null });
  expect(store.get(userAtom)?.suspension?.until).toBeNull();
  store.set(takeSuspensionAtom, null);
  expect(store.get(userAtom)?.suspension).toBeNull();
});

it('a suspension for a guest is ignored', () => {
  const store = createStore();
  store.set(setUserAtom, null);
  store.set(takeSuspensionAtom, suspension);
  expect(store.get(userAtom)).toBeNull();
});
