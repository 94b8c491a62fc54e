import { card } from '@/design/components/Card/Card.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, controlHeight, media, motion, space } = vars;

export const row = style([
  card({ padding: 'none', edge: true }),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: controlHeight.lg,
    paddingBlock: space[4],
    paddingInline: space[20],
    transition: `background-color ${motion.fast}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
      [media.phone]: { paddingInline: space[16] },
    },
  },
]);

/** Above the link, which covers the row. */
export const toggle = style({ position: 'relative', zIndex: 1, minHeight: controlHeight.md });

export const title = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });
