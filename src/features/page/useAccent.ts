import { ACCENT_SHEET } from '@contract/rendering';
import type { Accent } from '@contract/rules/site/identity';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useEffect } from 'react';

const colors = lazyLoad(() => import('@/design/tokens/accents'));

/** Shows the page in an accent while mounted; the themes' own needs no code. */
export function useAccent(accent: Accent): void {
  useEffect(() => {
    const rendered = document.getElementById(ACCENT_SHEET);
    if (accent === 'water') {
      rendered?.remove();
      return;
    }
    let sheet: CSSStyleSheet | null = null;
    let isOver = false;
    const show = async () => {
      const { accentSheet } = await colors.load();
      if (isOver) return;
      // A security policy allows no new style elements.
      sheet = new CSSStyleSheet();
      sheet.replaceSync(accentSheet(accent));
      document.adoptedStyleSheets.push(sheet);
      rendered?.remove();
    };
    // Without it the page stays in the colours that it has.
    show().catch(() => undefined);
    return () => {
      isOver = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [accent]);
}
