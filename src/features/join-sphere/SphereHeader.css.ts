import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });
export const tile = style({ borderRadius: vars.radius.md, filter: vars.artDim });
export const words = style({ flexGrow: 1, minWidth: 0, display: 'grid', gap: vars.space[2] });
