import { style } from '@vanilla-extract/css';

export const drawing = style({ flexShrink: 0, width: '88px' });
