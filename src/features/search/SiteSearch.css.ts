import { style } from '@vanilla-extract/css';

/** What was searched for lately opens below the field, over what stands there. */
export const box = style({ position: 'relative' });
