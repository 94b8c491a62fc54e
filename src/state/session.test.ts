import { answerFromWorld, holdCalls } from '@/api/testing/world';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  askSessionAtom,
  endSessionAtom,
  ownerAtom,
  restoreSessionAtom,
  sessionAtom,
  setUserAtom,
  updateUserAtom,
  userAtom,
  whileOwnerAtom,
} from './session';

const one = { user_id: 'user1', user_name: '이유나' } as Member;
const other = { user_id: 'user2', user_name: '물빛 운영자' } as Member;

describe('the session', () => {
  let store = createStore();
  beforeEach(() => {
    store = createStore();
  });

  it('belongs from the start to its member once the server names them, and not to the next one', () => {
    const isHereAtFirst = store.set(whileOwnerAtom);
    store.set(setUserAtom, one);
    const isHere = store.set(whileOwnerAtom);
    expect([isHereAtFirst(), isHere()]).toEqual([true, true]);
    store.set(setUserAtom, other);
    expect(isHere()).toBe(false);
  });

  it('is unknown while the server does not answer, and sends no member away', async () => {
    const me = () => Promise.reject(new Error('503'));
    answerFromWorld({ me });
    await store.set(restoreSessionAtom);
    expect(store.get(sessionAtom)).toEqual({ status: 'unknown', user: null, ended: null });
    const before = store.get(sessionAtom);
    await store.set(askSessionAtom);
    expect(store.get(sessionAtom).status).toBe('unknown');
    // Code that waits to ask again learns that this try failed too.
    expect(store.get(sessionAtom)).not.toBe(before);
    answerFromWorld();
    await store.set(askSessionAtom);
    expect(store.get(sessionAtom)).toMatchObject({ status: 'known', user: one, ended: null });
  });

  it('belongs to the member who signed in during an earlier request', async () => {
    const calls = holdCalls();
    const asking = store.set(restoreSessionAtom);
    store.set(setUserAtom, one);
    await calls[0]?.answer({ user: null });
    await asking;
    expect(store.get(userAtom)).toBe(one);
  });

  it('leaves the page as it is when it ends, until the next login', () => {
    store.set(setUserAtom, one);
    store.set(endSessionAtom);
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(ownerAtom)).toBe(one);
    store.set(endSessionAtom);
    expect(store.get(ownerAtom)).toBe(one);
    store.set(setUserAtom, other);
    expect(store.get(ownerAtom)).toBe(other);
    store.set(setUserAtom, null);
    expect(store.get(ownerAtom)).toBeNull();
  });

  it('ignores a change of a member who has logged out', () => {
    store.set(setUserAtom, null);
    store.set(updateUserAtom, one);
    expect(store.get(userAtom)).toBeNull();
    store.set(setUserAtom, other);
    store.set(updateUserAtom, one);
    expect(store.get(userAtom)).toBe(other);
    store.set(updateUserAtom, { ...other, gems: 3 });
    expect(store.get(userAtom)?.gems).toBe(3);
  });

  it('stays suspended when something else about its member changes', () => {
    const suspension = { reason: '광고', until: null };
    store.set(setUserAtom, { ...one, suspension });
    // The answer to a claimed reward or a watered plant does not mention a suspension.
    store.set(updateUserAtom, { ...one, gems: 3 });
    expect(store.get(userAtom)).toMatchObject({ gems: 3, suspension });
  });
});
