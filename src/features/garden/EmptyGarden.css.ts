import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const scene = style({
  position: 'relative',
  height: '220px',
  '@media': { [vars.media.wide]: { height: '280px' } },
});

export const bowl = style({
  position: 'absolute',
  top: '9%',
  left: '50%',
  height: '85%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
});
