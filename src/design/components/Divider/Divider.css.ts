import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

export const divider = style(
  layered({ height: '1px', border: 0, backgroundColor: vars.color.hairline }),
);
