import { card as cardOf } from '@/design/components/Card/Card.css';
import { style } from '@vanilla-extract/css';

export const card = style([cardOf({ padding: 'none' }), { overflow: 'hidden' }]);

/** The water that the companion floats on. */
export const scene = style({ position: 'relative', height: '140px', overflow: 'hidden' });

export const figure = style({
  position: 'absolute',
  left: '50%',
  bottom: '-2px',
  width: '148px',
  transform: 'translateX(-50%)',
});
