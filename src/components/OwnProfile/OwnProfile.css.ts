import { style } from '@vanilla-extract/css';

/** The row spans all columns of the links above it. */
export const pair = style({ gridColumn: '1 / -1' });
