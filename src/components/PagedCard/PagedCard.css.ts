import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, radius } = vars;

export const row = style({
  selectors: {
    '& + &': { borderTop: `${borderWidth.thin} solid ${color.hairline}` },
    // A row that the keys can select.
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: radius.sm,
    },
  },
});
