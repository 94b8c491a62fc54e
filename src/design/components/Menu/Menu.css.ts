import { keyframes } from '@vanilla-extract/css';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, motion, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const popover = layeredStyle({
  minWidth: '176px',
  maxWidth: 'calc(100vw - 32px)',
  padding: space[8],
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  overflow: 'auto',
  animation: `${appear} ${motion.fast} ${motion.easing}`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none' } },
});

export const menu = layeredStyle({ outline: 'none' });

export const item = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: controlHeight.md,
  paddingInline: space[12],
  borderRadius: radius.sm,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: color.surfaceSunken },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.control, cursor: 'not-allowed' },
  },
});

export const danger = layeredStyle({ color: color.danger });
