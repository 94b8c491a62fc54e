import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize } = vars;

export const ribbon = style({ color: color.text, fontSize: fontSize[15] });

/** The ribbon is one line on a phone too: the page below must not move when it appears. */
export const detail = style({ '@media': { [vars.media.phone]: { display: 'none' } } });
