import { style } from '@vanilla-extract/css';

/** Always there, so that what appears in it is read out; empty it takes no room. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
