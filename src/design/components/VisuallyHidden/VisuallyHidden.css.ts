import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';

export const visuallyHidden = style(
  layered({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
