import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** The icon is a square as wide as its container; text in it scales with it. */
export const square = style({
  containerType: 'inline-size',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
});

export const text = style({
  fontSize: '70cqw',
  lineHeight: 1,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});
