import { vars } from '@/design/tokens/vars.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { borderWidth, color, media, motion, radius, shadow, space, zIndex } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

/** At the bottom of the window, next to the content; above the phone's bar, like the toasts. */
export const request = style({
  position: 'fixed',
  zIndex: zIndex.bar,
  insetInline: space[12],
  maxHeight: '70dvh',
  overflowY: 'auto',
  // The bar may claim the whole window; the card must stay fully visible.
  bottom: `min(${space[12]} + var(--bottom-bar, 0px) + env(safe-area-inset-bottom), 28dvh)`,
  padding: space[20],
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.floating,
  animation: `${rise} ${motion.base} ${motion.easing}`,
  '@media': {
    [media.wide]: {
      insetInline: 'auto',
      right: space[24],
      bottom: `calc(${space[24]} + var(--bottom-bar, 0px))`,
      width: '376px',
    },
    // With a phone's keyboard open, there is only space for the text being written.
    [media.phone]: {
      selectors: {
        ':root:has(:is(input:not([type="checkbox"]), textarea):focus) &': { display: 'none' },
      },
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

// Toasts at the bottom would cover the card's buttons, so they appear below the header.
globalStyle(`:root:has(${request})`, {
  vars: {
    '--toast-top': `calc(${space[72]} + env(safe-area-inset-top))`,
    '--toast-bottom': 'auto',
  },
});
