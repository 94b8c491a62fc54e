import { sendClaim } from '@/api/character';
import { readStored, storageKeys, store } from '@/config/storage';
import { companionRemote } from '@/state/companion';
import { updateUserAtom, userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { rewardTexts } from '@/texts/rewards';
import type { claimExperience } from '@contract/endpoints/character';
import type { Output } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import type { RewardAction } from '@contract/rules/rewards';
import { rewards } from '@contract/rules/rewards';
import { seoulDay } from '@contract/rules/time';
import { atom } from 'jotai';

type Claim = Output<typeof claimExperience>;

/** The growth of a companion since it was last shown. */
export type Growth = Pick<Claim, 'newLevel' | 'levelUps' | 'statUpdates' | 'unlockedParts'>;

const valueAtom = atom<Growth[]>([]);

/** What is still to be shown, the oldest first. */
export const growthAtom = atom((get) => get(valueAtom));

/** Puts away what was shown. */
export const shownAtom = atom(null, (_get, set) => set(valueAtom, ([, ...rest]) => rest));

/** The growth of one member is not shown to the next. */
export const forgetGrowthAtom = atom(null, (_get, set) => set(valueAtom, []));

/** Whether the member's visit of this day has been claimed from this browser. */
export function isDailyVisitClaimed(userId: string): boolean {
  const kept = readStored(storageKeys.lastDailyVisit) as { userId?: unknown; day?: unknown } | null;
  return kept?.userId === userId && kept.day === seoulDay(Date.now());
}

// What the last answer said of the companion, until it is compared with what is known of it here.
const claimedAtom = atom<{ userId: string; claim: Claim } | null>(null);

/** Whether a claim is to be compared with the companion as it is known, and nothing is on its way. */
export const isComparableAtom = atom(
  (get) => get(claimedAtom) !== null && !get(companionRemote.stateAtom).isAsking,
);

/** Asks for the companion again where it has grown beyond what is known of it here. */
export const compareAtom = atom(null, (get, set) => {
  const claimed = get(claimedAtom);
  const character = get(companionRemote.stateAtom).value?.character;
  set(claimedAtom, null);
  if (!claimed || !character || claimed.userId !== get(userAtom)?.user_id) return;
  const { userId, claim } = claimed;
  const isKnown =
    character.level === claim.newLevel && character.experience === claim.newExperience;
  if (!isKnown) void set(companionRemote.loadAtom, userId, { isKept: true });
});

/**
 * Asks what an action brought. What fails is asked again with the next action or the next day's
 * visit. What was earned is the server's to keep; only the growth of an answer that got lost on its
 * way is not told again.
 */
export const claimAtom = atom(null, async (get, set, action: RewardAction) => {
  const asked = get(userAtom)?.user_id;
  if (!asked) return;
  let claim: Claim;
  try {
    claim = await sendClaim(asked, action);
  } catch (error) {
    // Where there is no network or no session any more, the page says so by itself.
    if (error instanceof ApiError && error.code !== 'LOGIN_REQUIRED') {
      set(showToastAtom, { text: failureText(error, rewardTexts.failed), tone: 'error' });
    }
    return;
  }
  // Another member may have signed in meanwhile.
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
