import { fetchCharacter, sendClaim } from '@/api/character';
import { companionRemote } from '@/state/companion';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimAtom, compareAtom, growthAtom, isComparableAtom } from './claims';

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
  levelUps: 0,
  unlockedParts: [],
  statUpdates: still,
  streak: { days: 0 },
  user: member,
};

/** A store that knows the member, and their companion of level 7. */
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
  store.set(compareAtom);
  return store;
};

beforeEach(() => {
  const character = { ...still, level: 7, experience: 420 };
  // What is asked of a companion here is its level and its experience alone.
  vi.mocked(fetchCharacter).mockResolvedValue({
    success: true,
    character,
    equippedAccessories: [],
    availableParts: [],
  } as unknown as Answer);
});

describe('a claim', () => {
  it('names its member', async () => {
    await claim({});
    expect(sendClaim).toHaveBeenCalledWith('user1', 'like_give');
  });

  it('refetches the companion only after it has grown', async () => {
    await claim({});
    expect(fetchCharacter).not.toHaveBeenCalled();
    await claim({ newExperience: 421 });
    expect(fetchCharacter).toHaveBeenCalledOnce();
    const store = await claim({ newLevel: 8, levelUps: 1 });
    expect(fetchCharacter).toHaveBeenCalledOnce();
    expect(store.get(growthAtom)).toHaveLength(1);
  });

  it('waits for a companion that is on its way, which may have grown already', async () => {
    const store = await started();
    const answer = await fetchCharacter();
    let arrive: (answer: Answer) => void = () => undefined;
    vi.mocked(fetchCharacter).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const coming = store.set(companionRemote.loadAtom, 'user1');
    vi.mocked(fetchCharacter).mockClear();
    vi.mocked(sendClaim).mockResolvedValue({ ...nothing, newExperience: 430 });
    await store.set(claimAtom, 'daily_login');
    expect(store.get(isComparableAtom)).toBe(false);
    const character = { ...still, level: 7, experience: 430 };
    arrive({ ...answer, character } as unknown as Answer);
    await coming;
    expect(store.get(isComparableAtom)).toBe(true);
    store.set(compareAtom);
    expect(fetchCharacter).not.toHaveBeenCalled();
    expect(store.get(isComparableAtom)).toBe(false);
  });
});
