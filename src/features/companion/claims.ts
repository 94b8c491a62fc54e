import { sendClaim } from '@/api/character';
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

// What the last answer said of the companion, until that is put into what is known of it here.
const claimedAtom = atom<{ userId: string; claim: Claim } | null>(null);

/** The claim to put into the companion as it is known; null while that is on its way. */
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
 * Puts what the last claim says of the companion into what is known of it here. On a page that does
 * not know it, it is asked for where it rose by a level, which is shown with its figure.
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
      set(showToastAtom, { text: failureText(error, rewardTexts.failed), tone: 'danger' });
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
