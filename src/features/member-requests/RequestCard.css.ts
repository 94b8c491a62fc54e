import { vars } from '@/design/tokens/vars.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { borderWidth, color, media, motion, radius, shadow, space, zIndex } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

/** At the foot of the window, beside what is read; above the phone's bar, as the toasts are. */
export const request = style({
  position: 'fixed',
  zIndex: zIndex.bar,
  insetInline: space[12],
  maxHeight: '70dvh',
  overflowY: 'auto',
  // The bar may say that all of the window is taken; the card stays whole in sight.
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
    // Beside a phone's keyboard there is room for the words that are being written and for nothing else.
    [media.phone]: {
      selectors: {
        ':root:has(:is(input:not([type="checkbox"]), textarea):focus) &': { display: 'none' },
      },
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

// Toasts at the foot would cover the card's buttons: they come below the header meanwhile.
globalStyle(`:root:has(${request})`, {
  vars: {
    '--toast-top': `calc(${space[72]} + env(safe-area-inset-top))`,
    '--toast-bottom': 'auto',
  },
});

export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] });
