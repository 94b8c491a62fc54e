import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize } = vars;

export const ribbon = style({ color: color.text, fontSize: fontSize[14] });

/** One line on a phone too: the page below must not move when the ribbon comes. */
export const detail = style({ '@media': { [vars.media.phone]: { display: 'none' } } });
