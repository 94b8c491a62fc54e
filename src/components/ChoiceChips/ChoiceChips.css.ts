import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'flex', flexDirection: 'column', gap: '10px' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
