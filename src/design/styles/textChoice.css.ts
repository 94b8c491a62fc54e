import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

const { color, fontSize, fontWeight, radius, space } = vars;

/** One of a row of choices that are words alone, link or button alike; the chosen one is bold. */
export const textChoice = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space[10],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  whiteSpace: 'nowrap',
  selectors: {
    '&:is([aria-current], [aria-pressed="true"])': {
      color: color.text,
      fontWeight: fontWeight.bold,
    },
    '&:hover': { color: color.text },
    // The rows scroll sideways, which would cut a ring around it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
