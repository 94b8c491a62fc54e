import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const broken = style({
  maxWidth: '560px',
  margin: '0 auto',
  padding: `${vars.space[40]} ${vars.space[16]}`,
  textAlign: 'center',
});
