import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, media, radius, space } = vars;

/** Addresses are underlined, because they are among text of the same size. */
export const link = style({
  color: color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
});

/** The name of a member in a text. */
export const named = style({
  color: color.accent,
  fontWeight: fontWeight.semibold,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

/** The button is part of the line; its touch target extends beyond it. */
export const play = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: space[6],
  paddingInline: space[8],
  borderRadius: radius.full,
  backgroundColor: color.surfaceSunken,
  color: color.accent,
  fontSize: fontSize[13],
  fontWeight: fontWeight.semibold,
  lineHeight: '1.5rem',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  '@media': {
    [media.touch]: { '::after': { content: '""', position: 'absolute', inset: '-12px -4px' } },
  },
});

export const player = style({ display: 'block', marginBlock: space[8] });

export const refused = style({ display: 'block', color: color.textMuted });
