import { earnedAtom } from '@/state/earned';
import { sessionAtom } from '@/state/session';
import { seoulDayBounds } from '@contract/rules/site/time';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  applyClaimAtom,
  claimAtom,
  forgetGrowthAtom,
  isDailyVisitClaimed,
  pendingClaimAtom,
} from './claims';

/** How long rewards are collected before they are claimed together, in ms. */
const PAUSE = 1000;

/** When a new day is claimed, in ms after midnight: clocks differ, and not all should claim at once. */
const afterMidnight = () => 60_000 * (1 + Math.random());

/** Claims what the member in this browser earns: the daily visit, and the rewards of actions. */
export function useClaims(): void {
  const { status, user } = useAtomValue(sessionAtom);
  // Members with pending consents earn nothing yet.
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
    // A page may stay open over midnight; a day counts only while the page is visible.
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

  // The companion may already be loading, as on the first page of a day: that answer may be from
  // before or after the claim, so this waits for it.
  useEffect(() => {
    if (pending) apply();
  }, [pending, apply]);
}
