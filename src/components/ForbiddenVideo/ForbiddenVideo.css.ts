import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const link = style([
  text({ variant: 'meta', link: true }),
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[4] },
]);
