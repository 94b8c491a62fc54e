import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The figures stand side by side as long as each fits on one line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[16]}`,
  margin: 0,
});

/** Its figures are of the whole list, of which the page may draw a part. */
export const noteLine = style([
  text({ variant: 'meta', tone: 'muted' }),
  { margin: `0 0 ${space[8]}` },
]);

export const item = style({ flex: '1 1 96px' });

export const figure = style([
  text({ variant: 'figureMedium' }),
  { margin: 0, whiteSpace: 'nowrap' },
]);
