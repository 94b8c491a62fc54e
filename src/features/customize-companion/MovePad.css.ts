import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const empty = style([
  text({ variant: 'meta', tone: 'muted' }),
  { padding: `0 ${space[20]} ${space[12]}` },
]);

/** A single row that scrolls. */
export const chips = style({
  margin: `0 -${space[16]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Keyboard hints, only with a keyboard. */
export const keys = style([
  text({ variant: 'caption', tone: 'muted', weight: 'regular' }),
  {
    '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
  },
]);

export const arrow = style({
  display: 'grid',
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});
