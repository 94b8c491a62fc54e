import { keyframes } from '@vanilla-extract/css';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

/**
 * Above the phone's bottom bar, which sets its height in `--bottom-bar`; at the top, with
 * `--toast-top` and `--toast-bottom`, while toasts would cover something at the bottom.
 */
export const region = layeredStyle({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetInline: 0,
  top: 'var(--toast-top, auto)',
  bottom: `var(--toast-bottom, calc(${space[24]} + var(--bottom-bar, 0px) + env(safe-area-inset-bottom)))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[16],
  pointerEvents: 'none',
  // As a popover it would have the browser's border and background.
  width: 'auto',
  border: 0,
  background: 'none',
  overflow: 'visible',
});

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const toast = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: controlHeight.lg,
  maxWidth: 'min(100%, 480px)',
  paddingBlock: space[12],
  paddingInline: space[16],
  borderRadius: radius.lg,
  backgroundColor: color.text,
  color: color.canvas,
  boxShadow: vars.shadow.floating,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.base} ${motion.easing}`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none' } },
});

export const action = layeredStyle({
  position: 'relative',
  marginInlineStart: space[4],
  padding: `${space[4]} ${space[8]}`,
  marginBlock: `-${space[4]}`,
  borderRadius: radius.sm,
  fontWeight: fontWeight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineColor: color.canvas } },
  '::after': { content: '""', position: 'absolute', inset: '-8px -4px' },
});
