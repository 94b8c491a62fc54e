import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** On a phone the buttons need the whole line. */
export const words = style([
  text({ variant: 'meta', tone: 'muted' }),
  {
    marginInlineEnd: space[4],
    '@media': { [media.phone]: { flexBasis: '100%' } },
  },
]);

export const button = style({
  display: 'grid',
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
