import { text } from '@/design/components/Text/Text.css';
import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style, globalStyle, keyframes } from '@vanilla-extract/css';
import { onPicture } from '../onPicture';

const { color, media, radius, space } = vars;

export const place = style({ position: 'relative', width: '100%', aspectRatio: '1' });

const fall = keyframes({
  '0%': { transform: 'translate(-50%, -40%) scale(.7)', opacity: 0 },
  '20%': { opacity: 1 },
  '75%': { transform: 'translate(-50%, 330%) scale(1)', opacity: 1 },
  '100%': { transform: 'translate(-50%, 360%) scale(1.3, .4)', opacity: 0 },
});

/** The drop of a watering; it falls on the bowl and disappears. */
export const drop = style({
  position: 'absolute',
  left: '50%',
  top: 0,
  width: '16%',
  pointerEvents: 'none',
  color: color.accent,
  animation: `${fall} 700ms cubic-bezier(.5,0,.9,.6) both`,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

globalStyle(`${drop} > svg`, { width: '100%', height: 'auto' });

const spread = keyframes({
  '0%, 55%': { transform: 'translate(-50%, -50%) scale(.3)', opacity: 0 },
  '65%': { opacity: 0.9 },
  '100%': { transform: 'translate(-50%, -50%) scale(1)', opacity: 0 },
});

/** The ring that spreads from the drop's place. */
export const ring = style({
  position: 'absolute',
  left: '50%',
  top: '73%',
  width: '52%',
  height: '9%',
  borderRadius: radius.full,
  border: `2px solid ${color.accent}`,
  pointerEvents: 'none',
  animation: `${spread} 1100ms ease-out both`,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

/** The whole card leads to the garden. */
export const whole = style([card({ edge: true }), { position: 'relative' }]);
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
});

export const plant = style({
  position: 'relative',
  height: '72px',
  borderRadius: radius.md,
  overflow: 'clip',
});

export const figure = style({
  position: 'absolute',
  top: '7%',
  left: '50%',
  height: '88%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
});

/** The number of further plants, over the last visible one. */
export const more = style([
  text({ variant: 'caption' }),
  { ...onPicture, insetInlineEnd: space[4], bottom: space[4], fontVariantNumeric: 'normal' },
]);

export const nothing = style([
  text({ variant: 'meta', tone: 'muted' }),
  { display: 'grid', placeItems: 'center', height: '72px' },
]);
