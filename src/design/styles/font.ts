import { lazyLoad } from '../lazy/lazyLoad';

const face = lazyLoad(
  () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the web font is worth its 350 kB here. Phones and tablets have a good Korean font of their
 * own; a reader who saves data, or whose line is slow, is better served by the words alone.
 */
function isWorthwhile(): boolean {
  // Not every browser has it, and the compiler's list of browser types does not know it.
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return false;
  return matchMedia('(hover: hover) and (min-width: 600px)').matches;
}

/**
 * Brings the web font in after the first paint, where it is worth its bytes, as a stylesheet of its
 * own: its 92 subset rules would otherwise be most of the critical CSS. Until then, and where it
 * never comes, the fallbacks of `fontStack`, whose metrics match, hold the lines in place. Call it
 * from an effect.
 * @param always whether it comes even where it is not worth its bytes
 */
export const loadFont = ({ always = false } = {}): Promise<unknown> =>
  always || isWorthwhile() ? face.load() : Promise.resolve();
