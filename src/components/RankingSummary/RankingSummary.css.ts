import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The figures are side by side if each fits on one line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[16]}`,
  margin: 0,
});

/** The figures cover the whole list, although the page may show only a part of it. */
export const noteLine = style([
  text({ variant: 'meta', tone: 'muted' }),
  { margin: `0 0 ${space[8]}` },
]);

export const item = style({ flex: '1 1 96px' });

export const figure = style([
  text({ variant: 'figureMedium' }),
  { margin: 0, whiteSpace: 'nowrap' },
]);
