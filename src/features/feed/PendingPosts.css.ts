import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, media, radius, space } = vars;

const HEIGHT = '40px';

/** Reserves space for the row until its code is loaded. */
export const place = style({ minHeight: HEIGHT });

export const row = style({
  borderRadius: radius.lg,
  backgroundColor: color.warningSoft,
  fontSize: fontSize[15],
  '@media': { [media.phone]: { borderRadius: 0, marginBottom: `-${space[8]}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: HEIGHT,
  paddingInline: space[20],
  borderRadius: radius.lg,
  color: color.warning,
  fontWeight: fontWeight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

/** Points down, and up once expanded. */
export const sign = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const list = style({
  padding: `0 ${space[20]} ${space[10]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: controlHeight.md,
  paddingBlock: space[4],
  color: color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
