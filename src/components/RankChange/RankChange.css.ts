import { style } from '@vanilla-extract/css';

/** An arrow before the number. It is a border, which a screen without colours of ours draws as well. */
const arrow = {
  content: '""',
  display: 'inline-block',
  marginInlineEnd: '3px',
  borderInline: '4.5px solid transparent',
} as const;

export const up = style({ '::before': { ...arrow, borderBlockEnd: '8px solid currentColor' } });
export const down = style({ '::before': { ...arrow, borderBlockStart: '8px solid currentColor' } });
