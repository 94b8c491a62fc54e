import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, media, space } = vars;

/** On a phone the actions stay at the bottom of the window. */
export const foot = style({
  display: 'flex',
  gap: space[12],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      margin: `auto -${space[16]} 0`,
      padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
      backgroundColor: color.surface,
      boxShadow: `0 -1px 0 ${color.hairline}`,
    },
  },
});

// Messages float above the actions.
globalStyle(`:root:has(${foot})`, {
  '@media': { [media.phone]: { vars: { '--bottom-bar': '76px' } } },
});
