import { style } from '@vanilla-extract/css';

/** One line in any font: where there is too little room, the name is cut. */
export const oneLine = style({ whiteSpace: 'nowrap' });
