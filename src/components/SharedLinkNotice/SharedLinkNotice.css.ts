import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const notice = style({ color: color.text });

export const icon = style({ flexShrink: 0, marginTop: vars.space[2], color: color.accent });
