import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The figures are side by side if each fits on one line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[16]}`,
});

export const item = style({ flex: '1 1 96px' });

export const figure = style([text({ variant: 'figureMedium' }), { whiteSpace: 'nowrap' }]);
