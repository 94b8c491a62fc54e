import { lazyLoad } from '../lazy/lazyLoad';

const face = lazyLoad(
  () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
);

/**
 * Brings the web font in after the first paint, as a stylesheet of its own: its 92 subset rules
 * would otherwise be most of the critical CSS. Until then the fallbacks of `fontStack`, whose
 * metrics match, hold the lines in place. Call it from an effect.
 */
export const loadFont = face.load;
