import { useEffect } from 'react';

/**
 * Keeps `--keyboard` of the page at the height (px) that an on-screen keyboard covers of it, for the
 * bar that a page has fixed to its foot: one at most. Where the page itself shrinks for the keyboard, as the
 * viewport's `interactive-widget` asks, that is nothing; iOS only moves what is seen of the page.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const { style } = document.documentElement;
    if (!seen) return;
    const follow = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      // Anyone who has zoomed in sees less of the page without any keyboard.
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
