import { text } from '@/design/components/Text/Text.css';
import { hidden } from '@/design/styles/hidden';
import { vars } from '@/design/tokens/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

/** On a phone the top bar shows the same title. */
export const title = style([
  text({ variant: 'feedTitle' }),
  {
    '@media': {
      [media.phone]: hidden,
    },
  },
]);

/** A member's drops or gems, by tone. */
export const balance = styleVariants(
  { neutral: color.surfaceSunken, gem: color.gemSoft },
  (backgroundColor) => ({
    display: 'grid',
    gap: space[4],
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.md,
    backgroundColor,
  }),
);

export const statistic = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'center',
});
