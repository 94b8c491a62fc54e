import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const title = style([
  text({ variant: 'heading' }),
  {
    scrollMarginTop: space[40],
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
]);

export const empty = style([
  text({ variant: 'body', tone: 'muted' }),
  { textAlign: 'center', paddingBlock: space[24] },
]);

/** Scrolled into view clear of the bars: the header, and on a phone the form at the bottom. */
export const editor = style({
  flexGrow: 1,
  minWidth: 0,
  scrollMarginTop: space[40],
  '@media': { [media.phone]: { scrollMarginBottom: `calc(64px + ${space[12]})` } },
});

/** In the place of the next reply. */
export const replyForm = style({
  marginInlineStart: '52px',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

/** A subtle background separates them from the list below, where they also appear. */
export const bestList = style({
  padding: space[16],
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});
