import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const search = style({ flex: '1 1 240px', maxWidth: '420px' });

export const coming = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  padding: `14px ${space[20]}`,
});
