import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const link = style([
  text({ variant: 'heading' }),
  {
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

/** Numbers stand in a column of their own. */
export const steps = style({
  display: 'grid',
  gap: space[6],
  paddingInlineStart: space[20],
  listStyle: 'decimal',
});
