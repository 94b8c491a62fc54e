import { style } from '@vanilla-extract/css';

/** A scene with the size of a picture. */
export const scene = style({ maxWidth: '440px', marginInline: 'auto', overflow: 'hidden' });
