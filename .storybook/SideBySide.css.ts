import { style } from '@vanilla-extract/css';

/** A wide window shows two pages side by side, each at half size. */
const BESIDE = '(min-width: 800px)';

export const frames = style({
  display: 'grid',
  blockSize: '200vh',
  '@media': {
    [BESIDE]: { gridTemplateColumns: '1fr 1fr', inlineSize: '200vw', zoom: 0.5 },
  },
});

export const frame = style({ border: 0, inlineSize: '100%', blockSize: '100%' });
