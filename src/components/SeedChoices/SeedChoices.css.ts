import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space } = vars;

export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[8]} ${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      backgroundColor: color.surface,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

/** The transparent input takes every press; the choice below it is visible. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const drawing = style({ width: '100%', maxWidth: '116px' });
