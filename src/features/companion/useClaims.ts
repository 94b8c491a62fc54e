import { earnedAtom } from '@/state/earned';
import { sessionAtom } from '@/state/session';
import { seoulDayBounds } from '@contract/rules/time';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  applyClaimAtom,
  claimAtom,
  forgetGrowthAtom,
  isDailyVisitClaimed,
  pendingClaimAtom,
} from './claims';

/** How long more may be earned before all of it is claimed at once, in ms. */
const PAUSE = 1000;

/** How long a day is old before it is claimed, in ms: clocks differ, and not all need to come at once. */
const afterMidnight = () => 60_000 * (1 + Math.random());

/** Claims what the member at this browser earns: the day's visit, and what each action brings. */
export function useClaims(): void {
  const { status, user } = useAtomValue(sessionAtom);
  // Whose consents are due earns nothing yet.
  const isOpen = status === 'known' && user && !user.consentsDue?.length;
  const memberId = isOpen ? user.user_id : null;
  const earned = useAtomValue(earnedAtom);
  const claim = useSetAtom(claimAtom);
  const forget = useSetAtom(forgetGrowthAtom);
  const pending = useAtomValue(pendingClaimAtom);
  const apply = useSetAtom(applyClaimAtom);

  useEffect(() => {
    if (memberId === null) return;
    let midnight: ReturnType<typeof setTimeout>;
    // A page may stay open over midnight; the day counts when it is in sight.
    const claimDailyVisit = () => {
      clearTimeout(midnight);
      const now = Date.now();
      midnight = setTimeout(claimDailyVisit, seoulDayBounds(now).last - now + afterMidnight());
      if (document.visibilityState === 'visible' && !isDailyVisitClaimed(memberId)) {
        void claim('daily_login');
      }
    };
    claimDailyVisit();
    document.addEventListener('visibilitychange', claimDailyVisit);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', claimDailyVisit);
      forget();
    };
  }, [memberId, claim, forget]);

  useEffect(() => {
    if (memberId === null || earned === null) return;
    const timer = setTimeout(() => void claim(earned.action), PAUSE);
    return () => clearTimeout(timer);
  }, [memberId, earned, claim]);

  // The companion may be on its way already, as on the first page of a day: that answer is waited
  // for, since it may be from before the claim or after it.
  useEffect(() => {
    if (pending) apply();
  }, [pending, apply]);
}
