import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The name is one line in any font. Where there is too little room it is cut, but never below four
 * letters: what stands at the end goes to a second line first.
 */
export const oneLine = style({ flexWrap: 'wrap', whiteSpace: 'nowrap' });
globalStyle(`${oneLine} > :first-child`, { flex: '1 1 4em', maxWidth: 'max-content' });
