import { text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';

export const below = style([
  text({ variant: 'meta', weight: 'regular' }),
  { display: 'block', color: 'inherit' },
]);
