import { arrival } from '@/design/styles/arrival.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** Below the bar of a narrow screen; in the column it takes no room of its own. */
export const place = style([
  arrival,
  {
    gap: space[8],
    top: '68px',
    marginBottom: `calc(-1 * ${space[16]})`,
    '@media': { [media.desktop]: { top: space[16] } },
  },
]);
