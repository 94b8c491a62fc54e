import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Next to the button if a sentence fits there, else above it. */
export const notice = style({
  flex: '1 1 240px',
  selectors: { '&:empty': { flexBasis: 0 } },
});

export const list = style([
  text({ variant: 'body', tone: 'muted' }),
  { display: 'grid', gap: space[4], paddingInlineStart: space[20] },
]);
export const entry = style({ listStyle: 'disc' });
