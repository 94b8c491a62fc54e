import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { borderWidth, color } = vars;

export const list = style({});
globalStyle(`${list} > li:not(:first-child)`, {
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});

export const row = style({ minHeight: '64px' });
