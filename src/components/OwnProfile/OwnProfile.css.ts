import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The row spans all columns of the links above it. */
export const pair = style({ gridColumn: '1 / -1' });

export const narrow = style({ paddingInline: space[4] });
