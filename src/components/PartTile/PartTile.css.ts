import { vars } from '@/design/tokens/vars.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, media, motion, radius, space } = vars;

/** The rarity colours the line and the word, never the drawing. */
const own = createVar();

export const rarity = styleVariants(color.rarity, (colour) => ({ vars: { [own]: colour } }));

const live = '&:not([aria-disabled="true"])';

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  padding: `${space[12]} ${space[4]} ${space[8]}`,
  border: `2px solid ${own}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  textAlign: 'center',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: `background-color ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:is([aria-pressed="true"], [aria-checked="true"])': {
      backgroundColor: color.surface,
      boxShadow: `0 0 0 1.5px ${own}`,
    },
    '&[aria-disabled="true"]': {
      borderColor: `color-mix(in srgb, ${own} 40%, transparent)`,
      cursor: 'not-allowed',
    },
    [`${live}:active`]: { scale: '.97' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${live}:hover`]: { backgroundColor: color.surface } } },
    [media.reducedMotion]: { selectors: { [`${live}:active`]: { scale: '1' } } },
  },
});

export const drawing = style({ width: '60px', marginBottom: space[4] });

/** Only the drawing is pale: the words must stay readable. */
export const faint = style({ filter: 'grayscale(.85)', opacity: 0.42 });

export const foot = style({ fontSize: fontSize[13], lineHeight: lineHeight.snug });

export const word = style({ color: own, fontWeight: fontWeight.bold });

export const reason = style({ color: color.textMuted, fontWeight: fontWeight.medium });

export const mark = style({
  position: 'absolute',
  top: '6px',
  right: '6px',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: radius.full,
});

export const sign = styleVariants({
  placed: { backgroundColor: own, color: color.surface },
  locked: { color: color.textMuted },
});
