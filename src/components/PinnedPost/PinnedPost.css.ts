import { card } from '@/design/components/Card/Card.css';
import { text } from '@/design/components/Text/Text.css';
import { touchTarget } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, motion, space } = vars;

/** One thin row, so that on a phone the first post begins near the top. */
const HEIGHT = '40px';

export const row = style([
  card({ padding: 'none', edge: true }),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: HEIGHT,
    paddingInline: space[20],
    transition: `background-color ${motion.fast}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
      [media.phone]: { paddingInline: space[16] },
    },
  },
]);

/** Above the link that covers the row. */
export const toggle = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: HEIGHT,
  ...touchTarget(2),
});

export const title = style({ '::after': { content: '""', position: 'absolute', inset: '-2px 0' } });

/** A phone has no room for these counts. */
export const counts = style([
  text({ variant: 'caption', tone: 'muted' }),
  { flexShrink: 0, '@media': { [media.phone]: { display: 'none' } } },
]);
