import { clamp, lines, text } from '@/design/components/Text/Text.css';
import { dotted } from '@/design/styles/dotted.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, media, motion, radius, space } = vars;

/** A press anywhere on the row except on its buttons opens the post. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  padding: `${space[16]} ${space[20]}`,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
    [media.phone]: { gap: space[12], padding: `14px ${space[16]}` },
  },
});

export const picture = style({
  position: 'relative',
  flexShrink: 0,
  width: '144px',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  '@media': { [media.phone]: { width: '104px' } },
});

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.artDim,
});

/** The icon that replaces the picture of a text-only post. */
export const wordsOnly = style([
  picture,
  { display: 'grid', placeItems: 'center', backgroundColor: color.accentSoft, color: color.accent },
]);

export const length = style({
  position: 'absolute',
  right: '4px',
  bottom: '4px',
  paddingInline: '5px',
  borderRadius: radius.sm,
  backgroundColor: color.scrim,
  color: vars.light,
  fontSize: fontSize[13],
  fontWeight: fontWeight.semibold,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '3px',
});

export const coming = style({ flexGrow: 1, display: 'grid', gap: space[8], alignContent: 'start' });

export const title = style([
  text({ variant: 'label' }),
  clamp.many,
  {
    vars: { [lines]: '2' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        borderRadius: radius.sm,
      },
    },
  },
]);

export const meta = style([
  dotted,
  {
    rowGap: space[2],
    color: color.textMuted,
    fontSize: fontSize[13],
    lineHeight: lineHeight.snug,
    fontVariantNumeric: 'tabular-nums',
  },
]);

/** A phone has no room for these counts. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The button is above the link that covers the row. */
export const action = style({ position: 'relative', flexShrink: 0 });

/** The icon of a button without text lines up with the row's edge. */
export const sign = style([action, { margin: `-${space[8]} -${space[10]} -${space[8]} 0` }]);
