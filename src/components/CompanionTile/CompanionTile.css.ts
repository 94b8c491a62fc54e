import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const tile = style({
  position: 'relative',
  display: 'block',
  width: '86px',
  height: '62px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const scene = style({ position: 'absolute', inset: 0, display: 'grid' });

export const figure = style({
  position: 'absolute',
  left: '50%',
  bottom: '-4px',
  width: '66px',
  transform: 'translateX(-50%)',
});
