import { text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';

/** An arrow before the number. It is a border, because forced system colours still draw borders. */
const arrow = {
  content: '""',
  display: 'inline-block',
  marginInlineEnd: '3px',
  borderInline: '4.5px solid transparent',
} as const;

const change = (tone: 'rankUp' | 'rankDown' | 'rankSame') =>
  text({ variant: 'caption', tone, weight: 'bold', tabular: true });
export const same = change('rankSame');
export const up = style([
  change('rankUp'),
  { '::before': { ...arrow, borderBlockEnd: '8px solid currentColor' } },
]);
export const down = style([
  change('rankDown'),
  { '::before': { ...arrow, borderBlockStart: '8px solid currentColor' } },
]);
