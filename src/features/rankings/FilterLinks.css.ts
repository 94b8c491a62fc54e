import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, radius, space } = vars;

/** The choices scroll sideways where they have no room. */
export const row = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `-${space[10]}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space[10],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: fontWeight.bold },
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
