import { useEffect } from 'react';

/**
 * Keeps the page's `--keyboard` at the height (px) that an on-screen keyboard covers, for a bar fixed
 * to the bottom of the page: one at most. It is 0 if the page itself shrinks for the keyboard, as the
 * viewport's `interactive-widget` asks; iOS only moves the visible part of the page.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const { style } = document.documentElement;
    if (!seen) return;
    const follow = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      // Zooming in also shrinks the visible part, without any keyboard.
      if (seen.scale > 1 || covered < 1) style.removeProperty('--keyboard');
      else style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    seen.addEventListener('resize', follow, { signal });
    seen.addEventListener('scroll', follow, { signal });
    return () => {
      listening.abort();
      style.removeProperty('--keyboard');
    };
  }, []);
}
