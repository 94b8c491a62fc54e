import { text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';

export const amount = style([
  text({ variant: 'label', tabular: true }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
  },
]);
