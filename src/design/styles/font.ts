import { lazyLoad } from '../lazy/lazyLoad';

const face = lazyLoad(
  () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the web font is worth its 350 kB here. Phones and tablets have a good Korean font
 * already; readers who save data or have a slow line are better off without it.
 */
function isWorthwhile(): boolean {
  // Not every browser has it, and TypeScript's DOM types do not include it.
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return false;
  return matchMedia('(hover: hover) and (min-width: 600px)').matches;
}

/**
 * Loads the web font after the first paint, if it is worth its bytes. It is a separate stylesheet,
 * because its 92 subset rules would be most of the critical CSS. Until it loads, and if it never
 * does, the fallbacks of `fontStack` have the same metrics, so that lines do not move. Call it from
 * an effect.
 * @param always whether to load it even if it is not worth its bytes
 */
export const loadFont = ({ always = false } = {}): Promise<unknown> =>
  always || isWorthwhile() ? face.load() : Promise.resolve();
