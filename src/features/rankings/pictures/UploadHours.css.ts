import { readoutTop } from '@/design/charts/HeatMap.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** The readout above a tall table stays below the site's header. */
export const belowHeader = style({
  vars: { [readoutTop]: '64px' },
  '@media': { [vars.media.phone]: { vars: { [readoutTop]: '56px' } } },
});
