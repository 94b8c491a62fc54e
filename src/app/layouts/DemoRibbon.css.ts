import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, space } = vars;

export const ribbon = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[12],
  padding: `${space[4]} ${space[16]}`,
  backgroundColor: color.accentSoft,
  color: color.text,
  fontSize: fontSize[14],
});

/** One line on a phone too: the page below must not move when the ribbon comes. */
export const detail = style({ '@media': { [vars.media.phone]: { display: 'none' } } });
