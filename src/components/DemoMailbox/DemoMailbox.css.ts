import { style } from '@vanilla-extract/css';

/** The text of a mail, which holds a long address. */
export const mailText = style({ overflowWrap: 'anywhere' });
