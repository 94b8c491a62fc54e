import { clamp, text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, motion, radius, space } = vars;

/** A press anywhere on it opens the post. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  padding: `${space[16]} ${space[20]}`,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
    [media.phone]: { padding: `14px ${space[16]}` },
  },
});

export const post = style([
  text({ variant: 'meta', weight: 'semibold' }),
  clamp.one,
  {
    '::after': { content: '""', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        borderRadius: radius.sm,
      },
    },
  },
]);
