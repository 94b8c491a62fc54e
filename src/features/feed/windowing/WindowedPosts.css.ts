import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.phone]: { gap: space[8] } },
});

/** A place with nothing drawn, also where a browser does not know of hiding until found. */
export const empty = style({
  selectors: { '&[hidden]': { display: 'block' } },
  overflow: 'hidden',
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  // The words are there to be found; they are seen once they are drawn.
  color: 'transparent',
  whiteSpace: 'pre',
  // What the page is held by while it changes height is a post, not a line that nobody sees.
  overflowAnchor: 'none',
});
