import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, media, motion, radius, space } = vars;

export const item = style({
  // Cuts a word that cannot break at the frame; the focus ring may extend outside.
  overflowX: 'clip',
  overflowClipMargin: '8px',
  position: 'relative',
  display: 'flex',
  gap: space[12],
  // The page scrolls to a new comment; the sticky header must not cover it.
  scrollMarginBlock: `${space[40]} 120px`,
  borderRadius: radius.md,
  // The comment in the address keeps the focus until the reader moves it.
  selectors: {
    '&:focus': {
      boxShadow: `-${space[10]} 0 ${color.surface}, -${space[12]} 0 ${color.accent}`,
      borderRadius: 0,
      outline: 'none',
    },
  },
});

/** The line goes from below the avatar above to the middle of this avatar. */
export const reply = style({
  marginInlineStart: '52px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '-33px',
      top: '-10px',
      width: '22px',
      height: '30px',
      border: `2px solid ${color.hairline}`,
      borderTop: 0,
      borderRight: 0,
      borderBottomLeftRadius: radius.md,
    },
  },
});

export const header = style({ minHeight: '24px' });

/** Shifts the row by a button's padding, so that the first icon lines up with the text. */
export const actions = style({ marginInlineStart: `-${space[8]}` });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: controlHeight.row,
  minWidth: '40px',
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  '@media': {
    [media.touch]: { minHeight: controlHeight.md, minWidth: '44px' },
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});

/** A link among the actions. */
export const actionLink = style([action, { textDecoration: 'none' }]);

/** The name of the answered member, before a reply's text. */
export const named = style({
  color: color.accent,
  fontWeight: fontWeight.semibold,
  '@media': { [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});

export const liked = style({ color: color.like });

export const blank = style({
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  backgroundColor: color.surfaceSunken,
});

export const smallBlank = style([blank, { width: '32px', height: '32px' }]);

export const gone = style([text({ variant: 'body', tone: 'muted' }), { alignSelf: 'center' }]);
