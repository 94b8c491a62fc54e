import { clamp, lines, text } from '@/design/components/Text/Text.css';
import { dotted } from '@/design/styles/dotted.css';
import { touchCover } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { onPicture } from './onPicture';

/* The rows of lists: posts, comments, members, videos and account activity. */
const { color, controlHeight, fontSize, fontWeight, lineHeight, media, motion, radius, space } =
  vars;

/** A press anywhere on the row except on its buttons opens the post. */
const pressable = style({
  position: 'relative',
  padding: `${space[16]} ${space[20]}`,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
    [media.phone]: { padding: `14px ${space[16]}` },
  },
});

export const postRow = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[16],
    '@media': { [media.phone]: { gap: space[12] } },
  },
]);

export const commentRow = style([pressable, { display: 'grid', gap: space[4] }]);

/** One line: a member, what is left of a removed item, or activity. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[20]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const activityRow = style([row, { paddingBlock: space[12] }]);
export const removedRow = style([row, { justifyContent: 'space-between' }]);

/** This variant replaces a card of the grid. */
export const removedTile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  height: '100%',
  minHeight: '160px',
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

const column = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const postWords = style([column, { gap: '3px' }]);
export const activityWords = style([column, { position: 'relative' }]);
export const words = style([column, { position: 'relative' }]);

// Without this an unbreakable line is as wide as its text.
globalStyle(`${words} > *`, { maxWidth: '100%' });

export const memberWords = style([words, { alignContent: 'center', minHeight: controlHeight.md }]);
export const activityComing = style([activityWords, { justifyItems: 'stretch', gap: space[6] }]);
export const postComing = style({
  flexGrow: 1,
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
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
  ...onPicture,
  right: '4px',
  bottom: '4px',
  paddingInline: '5px',
  fontWeight: fontWeight.semibold,
  lineHeight: '1.25rem',
});

/** A link that covers its row. */
const cover = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: radius.sm,
    },
  },
});

const twoLines = style([clamp.many, { vars: { [lines]: '2' } }]);

export const title = style([text({ variant: 'label' }), twoLines, cover]);
export const commented = style([text({ variant: 'meta', weight: 'semibold' }), clamp.one, cover]);
export const name = style([text({ variant: 'label', link: true }), clamp.one, touchCover]);
export const videoTitle = style([text({ variant: 'label', link: true }), twoLines, touchCover]);

/** The badge is as wide as its text, up to the width of the row. */
export const subject = style([text({ variant: 'meta' }), clamp.one, { maxWidth: '100%' }]);
export const subjectLink = style([subject, text({ link: true }), touchCover]);

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

/** Shifts the button by its padding, so that its icon lines up with the picture's edge. */
export const remove = style({ margin: `-${space[8]} -${space[12]} -${space[8]} 0`, flexShrink: 0 });

export const activitySign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  backgroundColor: color.accentSoft,
  color: color.accent,
});

export const changes = style({ fontVariantNumeric: 'tabular-nums' });
export const holding = style({ fontSize: fontSize[15], fontWeight: fontWeight.bold });
export const growth = style({ fontSize: fontSize[13], color: color.textMuted });
