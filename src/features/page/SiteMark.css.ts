import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const icon = style({ objectFit: 'cover', borderRadius: vars.radius.sm });
