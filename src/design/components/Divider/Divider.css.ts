import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

export const divider = layeredStyle({
  height: '1px',
  border: 0,
  backgroundColor: vars.color.hairline,
});
