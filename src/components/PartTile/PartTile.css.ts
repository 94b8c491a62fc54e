import { vars } from '@/design/tokens/vars.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, media, motion, radius, space } = vars;

/** The rarity colours only the ribbon with its name, never the drawing or a frame. */
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
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  textAlign: 'center',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: `background-color ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:is([aria-pressed="true"], [aria-checked="true"])': {
      backgroundColor: color.surface,
      boxShadow: `0 0 0 2px ${color.accent}`,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    [`${live}:active`]: { scale: '.97' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${live}:hover`]: { backgroundColor: color.surface } } },
    [media.reducedMotion]: { selectors: { [`${live}:active`]: { scale: '1' } } },
  },
});

export const drawing = style({ width: '60px', marginBlock: `${space[12]} ${space[4]}` });

/** Only the drawing is pale: the text must stay readable. */
export const faint = style({ filter: 'grayscale(.85)', opacity: 0.42 });

export const ribbon = style({
  position: 'absolute',
  top: 0,
  left: 0,
  paddingInline: space[8],
  borderStartStartRadius: radius.md,
  borderEndEndRadius: radius.sm,
  backgroundColor: own,
  color: color.surface,
  fontSize: fontSize[13],
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.relaxed,
});

export const reason = style({
  color: color.textMuted,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});

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
  placed: { backgroundColor: color.accent, color: color.textOnAccent },
  locked: { color: color.textMuted },
});
