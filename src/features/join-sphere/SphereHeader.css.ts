import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';
export const tile = style({ borderRadius: vars.radius.md, filter: vars.artDim });
