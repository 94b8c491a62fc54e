import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.phone]: { gap: space[8] } },
});

/** A place that is not rendered, also in browsers that do not support hidden until found. */
export const empty = style({
  selectors: { '&[hidden]': { display: 'block' } },
  overflow: 'hidden',
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  // The text can be found with find-in-page; it is visible only once rendered.
  color: 'transparent',
  whiteSpace: 'pre',
  // Scroll anchoring should use a post, not an invisible line.
  overflowAnchor: 'none',
});
