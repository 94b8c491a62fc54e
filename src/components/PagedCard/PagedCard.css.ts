import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** A row that the keys can select. */
export const row = style({
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: radius.sm,
    },
  },
});
