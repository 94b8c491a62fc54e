import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

export const empty = layeredStyle({ textAlign: 'center' });

export const body = layeredStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[20]} ${vars.space[20]} ${vars.space[24]}`,
});
