import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useAtomValue } from 'jotai';
import { growthAtom, type Growth } from './claims';
import { useClaims } from './useClaims';
import { useEffect, useRef, useState } from 'react';

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
