import { style } from '@vanilla-extract/css';

/** A picture of a picture's size. */
export const scene = style({ maxWidth: '440px', marginInline: 'auto', overflow: 'hidden' });
