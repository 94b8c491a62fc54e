import { answerFromWorld } from '@/api/testing/world';
import type { OutputOf } from '@/api/client';
import { companionRemote } from '@/state/companion';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { applyClaimAtom, claimAtom, growthAtom, pendingClaimAtom } from './claims';

type Claim = OutputOf<'claimExperience'>;

const member = { user_id: 'user1', user_name: '이유나' } as Member;
const still = { creativity: 0, sociability: 0, influence: 0, consistency: 0 };
const nothing: Claim = {
  success: true,
  granted: false,
  newLevel: 7,
  newExperience: 420,
  newStats: still,
  levelUps: 0,
  unlockedParts: [],
  statUpdates: still,
  streak: { days: 0 },
  user: member,
};

const character = { ...still, characterName: '물방울', level: 7, experience: 420 };

/** The answer about a companion: only its growth and its parts are read here. */
const companionWith = (change: object = {}) => ({
  ...{ character, equippedAccessories: [], availableParts: [] },
  ...change,
});

/** A page of the member whose claims have the given results, and whose companion is still `known`. */
function open(results: Partial<Claim>[], known: unknown = companionWith()) {
  const calls = answerFromWorld({
    claimExperience: () => ({ ...nothing, ...results.shift() }),
    getCharacter: () => known,
  });
  const store = createStore();
  store.set(setUserAtom, member);
  return {
    store,
    load: () => store.set(companionRemote.loadAtom, 'user1'),
    names: () => calls.map(([name]) => name),
    calls,
  };
}

describe('a claim', () => {
  it('updates the loaded companion without another request', async () => {
    const part = { part_id: 'part4', is_unlocked: false };
    const unlockedParts = [{ ...part, is_unlocked: true }] as Claim['unlockedParts'];
    const newStats = { ...still, influence: 2 };
    const claim = { newLevel: 8, newExperience: 3, newStats, levelUps: 1, unlockedParts };
    const { store, load, calls, names } = open([claim], companionWith({ availableParts: [part] }));
    await load();
    await store.set(claimAtom, 'like_give');
    store.set(applyClaimAtom);
    expect(calls[1]?.[1].body).toEqual({ userId: 'user1', actionType: 'like_give' });
    expect(store.get(growthAtom)).toHaveLength(1);
    expect(store.get(companionRemote.stateAtom).value).toMatchObject({
      character: { characterName: '물방울', level: 8, experience: 3, influence: 2 },
      availableParts: unlockedParts,
    });
    expect(names()).toEqual(['getCharacter', 'claimExperience']);
  });

  it('waits for a pending companion, and does not overwrite later growth', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const coming = new Promise((resolve) => (arrive = resolve));
    const { store, load } = open([{ newExperience: 430 }], coming);
    const loaded = load();
    await store.set(claimAtom, 'daily_login');
    expect(store.get(pendingClaimAtom)).toBeNull();
    const later = { ...character, experience: 440, influence: 1 };
    arrive(companionWith({ character: later }));
    await loaded;
    expect(store.get(pendingClaimAtom)).not.toBeNull();
    store.set(applyClaimAtom);
    expect(store.get(companionRemote.stateAtom).value?.character).toEqual(later);
    expect(store.get(pendingClaimAtom)).toBeNull();
  });

  it('loads an unknown companion if it rose by a level', async () => {
    const { store, names } = open([{ levelUps: 0 }, { levelUps: 1 }]);
    for (const expected of [
      ['claimExperience'],
      ['claimExperience', 'claimExperience', 'getCharacter'],
    ]) {
      await store.set(claimAtom, 'comment_write');
      store.set(applyClaimAtom);
      expect(names()).toEqual(expected);
    }
  });
});
