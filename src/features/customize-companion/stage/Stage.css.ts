import { vars } from '@/design/tokens/vars.css';
import { keyframes, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, media, motion, radius } = vars;

/** Positioned by the centre of its square, as in the drawing below it. */
const square = style({
  position: 'absolute',
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.lg,
  outlineOffset: '-2px',
  transition: `background-color ${motion.fast}`,
  WebkitTouchCallout: 'none',
  selectors: {
    // On a drawing the focus ring needs a contrasting edge.
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      boxShadow: `inset 0 0 0 4px ${color.surface}`,
    },
  },
});

const ring = `inset 0 0 0 2px ${color.accent}`;

export const part = styleVariants({
  removable: [
    square,
    {
      cursor: 'default',
      selectors: { '&[data-active]:not(:focus-visible)': { boxShadow: ring, cursor: 'pointer' } },
    },
  ],
  movable: [
    square,
    {
      cursor: 'grab',
      // A finger on a part moves it; elsewhere the page scrolls.
      touchAction: 'none',
      boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${color.accent} 45%, transparent)`,
      selectors: {
        '&[data-active]:not(:focus-visible)': { boxShadow: ring },
        '&:active': { cursor: 'grabbing' },
      },
      '@media': { [media.reducedMotion]: { transition: 'none' } },
    },
  ],
});

export const controls = style({
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  transform: 'translate(-50%, -50%)',
});

/** As high as the window allows, so that the companion and the content below it fit together. */
export const stage = style({
  position: 'relative',
  height: 'clamp(240px, calc(100dvh - 480px), 440px)',
  overflow: 'hidden',
  userSelect: 'none',
  '@media': {
    [media.wide]: { borderRadius: `${radius.lg} ${radius.lg} 0 0` },
    [media.phone]: { height: 'clamp(190px, 32dvh, 320px)' },
  },
});

export const figure = style({
  position: 'relative',
  height: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
});

const equip = keyframes({ from: { scale: '.9' } });

// Parts swing into place when put on.
globalStyle(`${figure} img`, {
  animation: `${equip} ${motion.base} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

globalStyle(`${figure}[data-steady] > [aria-hidden] > div`, { animation: 'none' });

/** Exactly over the square of the drawing; content that overflows it is not clipped. */
export const canvas = style({ position: 'absolute', inset: '8%' });

/** A hint about the possible actions, above the companion. */
export const hint = style({
  position: 'absolute',
  inset: '10px',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const drop = style({
  borderRadius: radius.lg,
  outline: `2px dashed color-mix(in srgb, ${color.accent} 60%, transparent)`,
  outlineOffset: '-2px',
});

export const over = style({ outline: `2px solid ${color.accent}` });

export const words = style({
  margin: vars.space[10],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.accent,
});
