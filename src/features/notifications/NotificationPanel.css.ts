import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[12]} ${space[12]} ${space[8]} ${space[20]}`,
  backgroundColor: color.surfaceRaised,
});
/** Below the words of a row. */
export const mutes = style({
  padding: `${space[4]} ${space[12]} ${space[16]} calc(${space[56]} + ${space[8]})`,
});
export const day = style({ padding: `${space[12]} ${space[12]} ${space[4]}` });
/** Aligns the rows' text with the drawer's title. */
export const flush = style({ marginInline: `-${space[12]}` });
