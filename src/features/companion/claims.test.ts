import { fetchCharacter, sendClaim } from '@/api/character';
import { companionRemote } from '@/state/companion';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyClaimAtom, claimAtom, growthAtom, pendingClaimAtom } from './claims';

vi.mock('@/api/character');
type Claim = Awaited<ReturnType<typeof sendClaim>>;
type Answer = Awaited<ReturnType<typeof fetchCharacter>>;

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

/** A store with the member and their companion of level 7. */
async function started() {
  const store = createStore();
  store.set(setUserAtom, member);
  await store.set(companionRemote.loadAtom, 'user1');
  vi.mocked(fetchCharacter).mockClear();
  return store;
}
const claim = async (change: Partial<Claim>) => {
  const store = await started();
  vi.mocked(sendClaim).mockResolvedValue({ ...nothing, ...change });
  await store.set(claimAtom, 'like_give');
  store.set(applyClaimAtom);
  return store;
};

const character = { ...still, characterName: '물방울', level: 7, experience: 420 };

/** The answer about a companion: only its growth and its parts are read here. */
const answerWith = (change: object = {}) =>
  ({
    ...{ success: true, character, equippedAccessories: [], availableParts: [] },
    ...change,
  }) as unknown as Answer;

beforeEach(() => {
  vi.mocked(fetchCharacter).mockResolvedValue(answerWith());
});

describe('a claim', () => {
  it('names its member', async () => {
    await claim({});
    expect(sendClaim).toHaveBeenCalledWith('user1', 'like_give');
  });

  it('updates the loaded companion without another request', async () => {
    const part = { part_id: 'part4', is_unlocked: false };
    vi.mocked(fetchCharacter).mockResolvedValue(answerWith({ availableParts: [part] }));
    const unlockedParts = [{ ...part, is_unlocked: true }] as Claim['unlockedParts'];
    const newStats = { ...still, influence: 2 };
    const store = await claim({
      newLevel: 8,
      newExperience: 3,
      newStats,
      levelUps: 1,
      unlockedParts,
    });
    expect(store.get(growthAtom)).toHaveLength(1);
    expect(store.get(companionRemote.stateAtom).value).toMatchObject({
      character: { characterName: '물방울', level: 8, experience: 3, influence: 2 },
      availableParts: unlockedParts,
    });
    expect(fetchCharacter).not.toHaveBeenCalled();
  });

  it('waits for a pending companion, and does not overwrite later growth', async () => {
    const store = await started();
    let arrive: (answer: Answer) => void = () => undefined;
    vi.mocked(fetchCharacter).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const coming = store.set(companionRemote.loadAtom, 'user1');
    vi.mocked(sendClaim).mockResolvedValue({ ...nothing, newExperience: 430 });
    await store.set(claimAtom, 'daily_login');
    expect(store.get(pendingClaimAtom)).toBeNull();
    const later = { ...character, experience: 440, influence: 1 };
    arrive(answerWith({ character: later }));
    await coming;
    expect(store.get(pendingClaimAtom)).not.toBeNull();
    store.set(applyClaimAtom);
    expect(store.get(companionRemote.stateAtom).value?.character).toEqual(later);
    expect(store.get(pendingClaimAtom)).toBeNull();
  });

  it('loads an unknown companion if it rose by a level', async () => {
    const store = createStore();
    store.set(setUserAtom, member);
    vi.mocked(fetchCharacter).mockClear();
    for (const levelUps of [0, 1]) {
      vi.mocked(sendClaim).mockResolvedValue({ ...nothing, newExperience: 430, levelUps });
      await store.set(claimAtom, 'comment_write');
      store.set(applyClaimAtom);
      expect(fetchCharacter).toHaveBeenCalledTimes(levelUps);
    }
  });
});
