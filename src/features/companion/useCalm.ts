import { useEffect, useRef, useState } from 'react';
import type { News } from './claims';

/** How long nothing more may have happened, in ms: a press may open something or move the focus. */
const PAUSE = 300;

const pointers = ['pointerdown', 'pointerup', 'pointercancel'] as const;
const ends = ['pointerup', 'pointercancel', 'keyup', 'focusin', 'focusout'] as const;

const isTyping = () => document.activeElement?.closest('input, textarea, [contenteditable]');

/**
 * Whether news may be shown: not over somebody who types, drags or answers another dialog. Once
 * they may they do, until other news comes.
 */
export function useCalm(news: News | undefined): boolean {
  const [calmFor, setCalmFor] = useState<News | null>(null);
  const isDown = useRef(false);

  useEffect(() => {
    const onPointer = ({ type }: PointerEvent) => {
      isDown.current = type === 'pointerdown';
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of pointers) document.addEventListener(type, onPointer, options);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!news) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const isBusy = isDown.current || isTyping() || document.querySelector('dialog[open]');
      if (!isBusy) setCalmFor(news);
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ends) document.addEventListener(type, lookSoon, options);
    lookSoon();
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [news]);

  return news !== undefined && calmFor === news;
}
