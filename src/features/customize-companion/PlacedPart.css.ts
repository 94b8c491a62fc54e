import { vars } from '@/design/tokens/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

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
