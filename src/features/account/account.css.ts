import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const notice = style({ flex: '1 1 200px' });

export const list = style({ display: 'grid', gap: space[4], paddingInlineStart: space[20] });
export const entry = style({ listStyle: 'disc' });
