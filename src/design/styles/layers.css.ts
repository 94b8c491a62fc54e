import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade order, weakest first, whatever order the bundler emits files in: reset, our
 * components, utilities; a rule outside any layer (in a feature) beats them all.
 */
export const layers = {
  reset: globalLayer('reset'),
  design: globalLayer('design'),
  utility: globalLayer('utility'),
};
