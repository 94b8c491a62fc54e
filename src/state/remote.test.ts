import { ApiError } from '@contract/errors';
import type { Member } from '@contract/models/member';
import { atom, createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRemote, isMissing } from './remote';
import { setUserAtom } from './session';

interface Call {
  key: string;
  signal: AbortSignal;
  answer: (value: string) => void;
  fail: (error: unknown) => void;
}

/** The unanswered requests, in order. */
let calls: Call[] = [];
let store: ReturnType<typeof createStore>;
const sharedAtom = atom<readonly string[]>([]);
const remoteByHand = () =>
  createRemote<string>({
    load: (key, signal) => new Promise((answer, fail) => calls.push({ key, signal, answer, fail })),
    share: (get) => {
      const before = get(sharedAtom);
      return (set, value) => set(sharedAtom, [...before, value]);
    },
  });
let remote: ReturnType<typeof remoteByHand>;

const become = (user_id: string) => store.set(setUserAtom, { user_id } as Member);
const state = () => store.get(remote.stateAtom);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const load = (key: string, isKept = false) => void store.set(remote.loadAtom, key, { isKept });
async function answer(at: number, value: string): Promise<void> {
  calls[at]?.answer(value);
  await settled();
}
async function fail(at: number, error: unknown = new Error('no network')): Promise<void> {
  calls[at]?.fail(error);
  await settled();
}

beforeEach(() => {
  calls = [];
  store = createStore();
  remote = remoteByHand();
  become('user1');
});

describe('a remote record', () => {
  it('is loading until the answer arrives, and shares the answer', async () => {
    expect(state()).toMatchObject({ status: 'loading', isAsking: false });
    load('a');
    expect(state()).toMatchObject({ key: 'a', status: 'loading', isAsking: true });
    await answer(0, 'first');
    expect(state()).toMatchObject({ key: 'a', status: 'ready', value: 'first', isAsking: false });
    expect(store.get(sharedAtom)).toEqual(['first']);
  });

  it('takes the answer to the last request, even if an older one arrives later', async () => {
    load('a');
    load('a');
    await answer(1, 'second');
    await answer(0, 'first');
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(state()).toMatchObject({ value: 'second', isAsking: false });
    expect(store.get(sharedAtom)).toEqual(['second']);
  });

  it('drops a late failure as well', async () => {
    load('a');
    load('a');
    await answer(1, 'second');
    await fail(0);
    expect(state()).toMatchObject({ status: 'ready', value: 'second' });
  });

  it('drops the answer for another key', async () => {
    load('a');
    load('b', true);
    await answer(0, 'of a');
    expect(state()).toMatchObject({ key: 'b', value: null, isAsking: true });
  });

  it('belongs to the viewer who asked: another viewer sees neither it nor a late answer', async () => {
    load('a');
    await answer(0, 'of user1');
    load('a', true);
    become('user2');
    expect(state()).toMatchObject({ status: 'loading', value: null });
    await answer(1, 'late');
    expect(state()).toMatchObject({ status: 'loading', value: null });
    expect(store.get(sharedAtom)).toEqual(['of user1']);
  });

  it('can stay visible while it loads again', async () => {
    load('a');
    await answer(0, 'first');
    load('a', true);
    expect(state()).toMatchObject({ status: 'ready', value: 'first', isAsking: true });
    await fail(1);
    expect(state()).toMatchObject({ status: 'ready', value: 'first', isAsking: false });
    load('a');
    expect(state()).toMatchObject({ status: 'loading', value: null, isAsking: true });
  });

  it('keeps its failure until it loads, so that a retry has a place', async () => {
    const error = new Error('no network');
    load('a');
    await fail(0, error);
    expect(state()).toMatchObject({ status: 'failed', error, isAsking: false });
    load('a', true);
    expect(state()).toMatchObject({ status: 'failed', error, isAsking: true });
    await answer(1, 'here');
    expect(state()).toMatchObject({ status: 'ready', value: 'here', error: null });
  });

  it('drops the answer to a request from before a change', async () => {
    load('a');
    await answer(0, 'first');
    load('a', true);
    store.set(remote.changeAtom, 'a', (value) => `${value}, changed`);
    await answer(1, 'as it was');
    expect(state()).toMatchObject({ value: 'first, changed', isAsking: false });
  });

  it('ignores a change before it is loaded, or for another key', async () => {
    load('a');
    store.set(remote.changeAtom, 'a', () => 'changed');
    store.set(remote.changeAtom, 'b', () => 'changed');
    await answer(0, 'first');
    expect(state()).toMatchObject({ key: 'a', value: 'first' });
  });

  it('prefers a value from another answer to its own request', async () => {
    load('a');
    store.set(remote.showAtom, 'a', 'shown');
    await answer(0, 'late');
    expect(state()).toMatchObject({ status: 'ready', value: 'shown', isAsking: false });
  });

  it('ensures one request for each viewer, and another after a failure', async () => {
    const ensure = () => void store.set(remote.ensureAtom, 'a');
    ensure();
    ensure();
    await fail(0);
    ensure();
    await answer(1, 'here');
    ensure();
    expect(calls).toHaveLength(2);
    become('user2');
    ensure();
    expect(calls).toHaveLength(3);
  });
});

describe('a remote record on a screen', () => {
  const open = (screen: object, isKept = false) => store.set(remote.openAtom, 'a', screen, isKept);

  it('loads for each screen and gets a new version with each answer', async () => {
    open({});
    await answer(0, 'first');
    const { version } = state();
    open({});
    expect(state()).toMatchObject({ status: 'loading', value: null });
    await answer(1, 'second');
    expect(state().version).toBe(version + 1);
  });

  it('does not load again if it was prepared before any screen was there', async () => {
    load('a');
    await answer(0, 'prepared');
    const screen = {};
    open(screen);
    store.set(remote.closeAtom);
    open(screen);
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ status: 'ready', value: 'prepared' });
    open({});
    expect(calls).toHaveLength(2);
  });

  it('shows its old state to a reader who comes back', async () => {
    open({});
    await answer(0, 'first');
    open({}, true);
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ value: 'first' });
  });

  it('aborts its request when the screen closes', async () => {
    open({});
    store.set(remote.closeAtom);
    expect(calls[0]?.signal.aborted).toBe(true);
    await answer(0, 'late');
    expect(state()).toMatchObject({ status: 'loading', value: null, isAsking: false });
  });
});

describe('isMissing', () => {
  it('tells a missing record from other failures', () => {
    expect(isMissing(new ApiError('NOT_FOUND', 'gone'))).toBe(true);
    expect(isMissing(new ApiError('INTERNAL', 'broken'))).toBe(false);
    expect(isMissing(new Error('no network'))).toBe(false);
  });
});
