import { keyframes, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, motion, radius, shadow, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const dialog = layeredStyle({
  margin: 'auto',
  width: 'calc(100% - 32px)',
  maxHeight: 'calc(100dvh - 48px)',
  border: 0,
  borderRadius: radius.lg,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.overlay,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${rise} ${motion.slow} ${motion.easing}`,
  selectors: {
    '&::backdrop': {
      // The scrim colour is made for text on pictures; the page behind a dialog stays slightly visible.
      backgroundColor: `color-mix(in srgb, ${color.scrim} 62%, transparent)`,
      animation: `${appear} ${motion.slow}`,
    },
  },
  '@media': {
    [vars.media.reducedMotion]: {
      animation: 'none',
      selectors: { '&::backdrop': { animation: 'none' } },
    },
  },
});

export const width = styleVariants({
  sm: layered({ maxWidth: '400px' }),
  md: layered({ maxWidth: '560px' }),
  lg: layered({ maxWidth: '840px' }),
});

export const inner = layeredStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
});

/** Leaves room for the close button. */
export const title = layeredStyle({ paddingInlineEnd: space[32] });

/** The close button is a 44 px target; its icon lines up with the edge of the text. */
export const cross = layeredStyle({ position: 'absolute', top: '14px', right: space[12] });

export const actions = layeredStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  marginTop: space[8],
});
