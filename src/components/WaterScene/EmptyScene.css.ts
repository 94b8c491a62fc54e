import { style } from '@vanilla-extract/css';

/** Keeps the place of a strip: as wide as it gets, as high as the picture is then. */
export const place = style({ aspectRatio: '860 / 470' });
