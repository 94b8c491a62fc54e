import { globalLayer } from '@vanilla-extract/css';

/**
 * The order in which rules win, weakest first, whatever order the bundler emits files in:
 * reset, our components, utilities; a rule outside any layer (a feature's own) beats them all.
 */
export const layers = {
  reset: globalLayer('reset'),
  design: globalLayer('design'),
  utility: globalLayer('utility'),
};
