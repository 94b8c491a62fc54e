import { fetchCharacter } from '@/api/character';
import { presentParts } from '@contract/presenters/companion';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companionAtom, loadCompanionAtom } from './companion';

vi.mock('@/api/character');
type Answer = Awaited<ReturnType<typeof fetchCharacter>>;

const answerOf = (level: number): Answer => ({
  success: true,
  character: null,
  equippedAccessories: [],
  availableParts: presentParts(level),
});

/** The questions that wait for an answer, in order. */
let asked: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.mocked(fetchCharacter).mockImplementation(
    () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
  );
});

describe('loading a companion', () => {
  it('takes the answer to the last request, whichever comes first', async () => {
    const store = createStore();
    const loads = ['user1', 'user1'].map((of) => store.set(loadCompanionAtom, of));
    asked[1]?.resolve(answerOf(2));
    await loads[1];
    asked[0]?.resolve(answerOf(1));
    await loads[0];
    const { companion, loading } = store.get(companionAtom);
    expect(companion?.availableParts).toEqual(presentParts(2));
    expect(loading).toBe(false);
  });

  it('drops an answer that was meant for another member', async () => {
    const store = createStore();
    const first = store.set(loadCompanionAtom, 'user1');
    void store.set(loadCompanionAtom, 'user2');
    asked[0]?.resolve(answerOf(1));
    await first;
    expect(store.get(companionAtom)).toMatchObject({ of: 'user2', companion: null, loading: true });
  });

  it('keeps the error until a retry succeeds', async () => {
    const store = createStore();
    const failure = new Error('no network');
    const first = store.set(loadCompanionAtom, 'user1');
    asked[0]?.reject(failure);
    await first;
    expect(store.get(companionAtom)).toMatchObject({ failure, loading: false });
    const second = store.set(loadCompanionAtom, 'user1');
    expect(store.get(companionAtom)).toMatchObject({ failure, loading: true });
    asked[1]?.resolve(answerOf(1));
    await second;
    expect(store.get(companionAtom)).toMatchObject({ failure: null, loading: false });
    void store.set(loadCompanionAtom, 'user2');
    expect(store.get(companionAtom)).toMatchObject({ failure: null, loading: true });
  });
});
