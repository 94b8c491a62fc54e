import { style } from '@vanilla-extract/css';

/** Reserves the room of the strip: the full width, and the picture's height at that width. */
export const place = style({ aspectRatio: '860 / 470' });
