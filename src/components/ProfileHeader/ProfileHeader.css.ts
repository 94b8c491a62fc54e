import { style } from '@vanilla-extract/css';

/** The name is one line in any font: it is cut where it has too little room. */
export const oneLine = style({ whiteSpace: 'nowrap' });
