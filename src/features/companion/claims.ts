import { call } from '@/api/client';
import { readStored, storageKeys, store } from '@/config/storage';
import { companionRemote, type OwnCompanion } from '@/state/companion';
import { updateUserAtom, userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { rewardTexts } from '@/texts/rewards';
import type { claimExperience } from '@contract/endpoints/character';
import type { Output } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import type { Character } from '@contract/models/character';
import type { RewardAction } from '@contract/rules/companion/rewards';
import { rewards } from '@contract/rules/companion/rewards';
import { seoulDay } from '@contract/rules/site/time';
import { atom } from 'jotai';

type Claim = Output<typeof claimExperience>;

/** The growth of a companion since it was last shown. */
export type Growth = Pick<Claim, 'newLevel' | 'levelUps' | 'statUpdates' | 'unlockedParts'>;

const valueAtom = atom<Growth[]>([]);

/** The growth still to be shown, oldest first. */
export const growthAtom = atom((get) => get(valueAtom));

/** Removes the growth that was shown. */
export const shownAtom = atom(null, (_get, set) => set(valueAtom, ([, ...rest]) => rest));

/** The growth of one member must not be shown to the next. */
export const forgetGrowthAtom = atom(null, (_get, set) => set(valueAtom, []));

/** Whether this browser has claimed the member's visit of today. */
export function isDailyVisitClaimed(userId: string): boolean {
  const kept = readStored(storageKeys.lastDailyVisit) as { userId?: unknown; day?: unknown } | null;
  return kept?.userId === userId && kept.day === seoulDay(Date.now());
}

// The last claim, until it is merged into the loaded companion.
const claimedAtom = atom<{ userId: string; claim: Claim } | null>(null);

/** The claim to merge into the loaded companion; null while that is loading. */
export const pendingClaimAtom = atom((get) =>
  get(companionRemote.stateAtom).isAsking ? null : get(claimedAtom),
);

const isNewer = (claim: Claim, { level, experience }: Character): boolean =>
  claim.newLevel > level || (claim.newLevel === level && claim.newExperience > experience);

function grown(known: OwnCompanion, claim: Claim): OwnCompanion {
  const { character, availableParts } = known;
  if (!character || !isNewer(claim, character)) return known;
  const opened = new Map(claim.unlockedParts.map((part) => [part.part_id, part]));
  const { newLevel: level, newExperience: experience, newStats } = claim;
  return {
    ...known,
    character: { ...character, ...newStats, level, experience },
    availableParts: availableParts.map((part) => opened.get(part.part_id) ?? part),
  };
}

/**
 * Merges the last claim into the loaded companion. If it is not loaded, it is requested after a
 * level-up, because the dialog shows its figure.
 */
export const applyClaimAtom = atom(null, (get, set) => {
  const claimed = get(claimedAtom);
  set(claimedAtom, null);
  if (!claimed || claimed.userId !== get(userAtom)?.user_id) return;
  const { userId, claim } = claimed;
  const isKnown = get(companionRemote.stateAtom).status === 'ready';
  if (isKnown) set(companionRemote.changeAtom, userId, (known) => grown(known, claim));
  else if (claim.levelUps > 0) void set(companionRemote.loadAtom, userId);
});

/**
 * Claims the rewards of an action. A failed claim is repeated with the next action or the next
 * day's visit. The server keeps the rewards; only the growth in a lost answer is not shown.
 */
export const claimAtom = atom(null, async (get, set, action: RewardAction) => {
  const asked = get(userAtom)?.user_id;
  if (!asked) return;
  let claim: Claim;
  try {
    claim = await call('claimExperience', { body: { userId: asked, actionType: action } });
  } catch (error) {
    // The page itself reports a lost network or an ended session.
    if (error instanceof ApiError && error.code !== 'LOGIN_REQUIRED') {
      set(showToastAtom, { text: failureText(error, rewardTexts.failed), tone: 'danger' });
    }
    return;
  }
  // Another member may have signed in since.
  if (get(userAtom)?.user_id !== asked) return;
  set(updateUserAtom, claim.user);
  if (action === 'daily_login') {
    store(storageKeys.lastDailyVisit, { userId: asked, day: seoulDay(Date.now()) });
  }
  if (claim.granted) {
    const { experience } = rewards.daily_login;
    const detail = rewardTexts.dailyDetail(experience, claim.streak.days);
    set(showToastAtom, { text: rewardTexts.daily, detail, tone: 'success' });
  }
  if (claim.levelUps > 0 || claim.unlockedParts.length > 0) {
    set(valueAtom, (before) => [...before, claim]);
  }
  set(claimedAtom, { userId: asked, claim });
});
