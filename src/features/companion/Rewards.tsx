import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  growthAtom,
  type Growth,
  applyClaimAtom,
  claimAtom,
  forgetGrowthAtom,
  isDailyVisitClaimed,
  pendingClaimAtom,
} from './claims';
import { useEffect, useRef, useState } from 'react';
import { earnedAtom } from '@/state/earned';
import { sessionAtom } from '@/state/session';
import { seoulDayBounds } from '@contract/rules/site/time';

/** How long rewards are collected before they are claimed together, in ms. */
const RETRY_PAUSE = 1000;

/** When a new day is claimed, in ms after midnight: clocks differ, and not all should claim at once. */
const afterMidnight = () => 60_000 * (1 + Math.random());

/** Claims what the member in this browser earns: the daily visit, and the rewards of actions. */
function useClaims(): void {
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
    const timer = setTimeout(() => void claim(earned.action), RETRY_PAUSE);
    return () => clearTimeout(timer);
  }, [memberId, earned, claim]);

  // The companion may already be loading, as on the first page of a day: that answer may be from
  // before or after the claim, so this waits for it.
  useEffect(() => {
    if (pending) apply();
  }, [pending, apply]);
}

/** How long nothing may have happened, in ms: a press may open something or move the focus. */
const PAUSE = 300;

// The browser cancels a scrolling or dragging pointer long before its release.
const releases = ['pointerup', 'touchend', 'touchcancel', 'dragend'] as const;
const ends = [...releases, 'keyup', 'focusin', 'focusout'] as const;

const isTyping = () => document.activeElement?.closest('input, textarea, [contenteditable]');

/**
 * Whether growth may be shown: not while the member types, drags or answers another dialog. Once
 * true, it stays true until the next growth.
 */
function useIdle(growth: Growth | undefined): boolean {
  const [idleFor, setIdleFor] = useState<Growth | null>(null);
  const isDown = useRef(false);

  useEffect(() => {
    const onPointer = ({ type }: Event) => {
      isDown.current = type === 'pointerdown';
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ['pointerdown', ...releases])
      document.addEventListener(type, onPointer, options);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!growth) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const isBusy = isDown.current || isTyping() || document.querySelector('dialog[open]');
      if (!isBusy) setIdleFor(growth);
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, PAUSE);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ends) document.addEventListener(type, checkSoon, options);
    checkSoon();
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [growth]);

  return growth !== undefined && idleFor === growth;
}

const GrowthDialog = lazyPart(
  () => import('./GrowthDialog').then((file) => ({ default: file.GrowthDialog })),
  { lost: 'leftOut' },
);

/** Claims earned rewards, and shows the companion's growth once the member is idle. */
export function Rewards() {
  useClaims();
  const [growth] = useAtomValue(growthAtom);
  const isIdle = useIdle(growth);
  return isIdle && <GrowthDialog />;
}
