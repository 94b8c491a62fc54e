import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const amount = style([
  text({ variant: 'label', tabular: true }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    margin: 0,
  },
]);
