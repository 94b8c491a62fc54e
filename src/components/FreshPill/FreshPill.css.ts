import { arrival } from '@/design/styles/arrival.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** Below the bar of a narrow screen. */
export const place = style([
  arrival,
  { top: '68px', '@media': { [media.desktop]: { top: space[16] } } },
]);
