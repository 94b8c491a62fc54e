import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
