import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, radius, space } = vars;

export const quiet = style({ color: color.textMuted });

export const tile = style({ borderRadius: radius.sm, filter: vars.artDim });

export const notice = style({ padding: `${space[12]} ${space[12]} 0` });
