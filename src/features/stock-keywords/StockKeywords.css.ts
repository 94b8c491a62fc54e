import { card } from '@/design/components/Card/Card.css';
import { sidebarGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, controlHeight, fontWeight, media, radius, space } = vars;

/** The cloud, with the ranking next to it and the other words below it if they fit. */
export const frame = style([
  sidebarGrid('352px'),
  { '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } } },
]);

export const ranking = style([
  card({ edge: true }),
  {
    '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
  },
]);

export const cloudHeight = createVar();

/** As high as its words need; screen readers get the list behind it. */
export const cloud = style({ position: 'relative', height: cloudHeight, overflow: 'hidden' });

export const place = {
  left: createVar(),
  top: createVar(),
  width: createVar(),
  height: createVar(),
  size: createVar(),
};

const word = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  left: place.left,
  top: place.top,
  width: place.width,
  height: place.height,
  fontSize: place.size,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  borderRadius: radius.sm,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});

/** The colours of the tiers, readable on a card in both themes. */
export const tier = styleVariants({
  0: [word, { color: color.textMuted, fontWeight: fontWeight.medium }],
  1: [word, { color: color.text, fontWeight: fontWeight.semibold }],
  2: [word, { color: color.accent, fontWeight: fontWeight.bold }],
  3: [word, { color: color.like, fontWeight: fontWeight.bold }],
});

/** A row of the ranking, pressable as a whole. */
export const rank = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  width: '100%',
  minHeight: controlHeight.md,
  padding: `${space[6]} ${space[8]}`,
  borderRadius: radius.sm,
  textAlign: 'start',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});

export const place10 = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const share = createVar();

/** Its length is the word's count relative to the most frequent word. */
export const bar = style({
  gridColumn: '2 / -1',
  height: '6px',
  borderRadius: radius.sm,
  backgroundColor: vars.track,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      width: share,
      height: '100%',
      borderRadius: 'inherit',
      backgroundColor: color.accent,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { backgroundColor: 'CanvasText' } } },
  },
});

export const headline = style({ boxShadow: `inset 0 -1px ${color.hairline}` });

/** The pressed word within a headline. */
export const found = style({
  background: 'none',
  color: color.accent,
  boxShadow: `0 2px ${color.accent}`,
  borderRadius: radius.sm,
});
