import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

export const stand = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.accentSoft,
});

export const mark = style({ width: '28%', maxWidth: '120px', opacity: 0.5 });
