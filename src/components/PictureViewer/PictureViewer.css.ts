import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { media, motion, space } = vars;

export const viewer = style({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: vars.dark.ground,
  color: vars.dark.words,
});

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  outline: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: space[8],
  paddingBlockStart: 'env(safe-area-inset-top)',
});

export const count = style({ marginInlineEnd: 'auto', paddingInline: space[8] });

// The theme's colours are made for its backgrounds: on black they would hide the icons.
globalStyle(`${viewer} button`, { color: vars.dark.words });
globalStyle(`${viewer} button[aria-disabled="true"]`, { color: vars.dark.faint });
const live = `${viewer} button:not([aria-disabled="true"])`;
globalStyle(`${live}:active`, { backgroundColor: vars.dark.pressed });
globalStyle(`${live}:hover`, {
  '@media': { [media.hover]: { backgroundColor: vars.dark.pressed } },
});
// The bar is at the edge of the window, which would cut off a ring around its buttons.
globalStyle(`${viewer} button:focus-visible`, {
  outlineColor: vars.dark.words,
  outlineOffset: '-4px',
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
});

/** As large as the window allows: the reader opened it to see it larger than in the post. */
export const picture = style({
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  objectFit: 'contain',
  pointerEvents: 'none',
  transition: `scale ${motion.fast}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const caption = style({
  minHeight: '48px',
  maxHeight: '30vh',
  padding: `${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
