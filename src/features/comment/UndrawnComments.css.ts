import { style } from '@vanilla-extract/css';

/** Estimated height of a comment that was never rendered, px. */
export const ESTIMATE = 104;

export const undrawn = style({
  whiteSpace: 'pre-line',
  selectors: {
    // The text can be found with find-in-page; it is visible only once rendered.
    '&[hidden]': {
      display: 'block',
      height: 0,
      overflow: 'hidden',
      color: 'transparent',
      whiteSpace: 'pre',
      lineHeight: `${ESTIMATE}px`,
      overflowAnchor: 'none',
    },
  },
});
