import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const panel = style({ backgroundColor: vars.color.dangerSoft });
