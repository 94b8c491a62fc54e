import { style } from '@vanilla-extract/css';

/** What a comment takes, px, before it was ever drawn. */
export const ESTIMATE = 104;

export const undrawn = style({
  whiteSpace: 'pre-line',
  selectors: {
    // The words are there to be found; they are seen once they are drawn.
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
