import { text } from '@/design/components/Text/Text.css';
import { hidden } from '@/design/styles/hidden';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media } = vars;

/** Hidden on a phone, where the screen's top bar has the same text. */
export const heading = style([
  text({ variant: 'title' }),
  {
    '@media': {
      [media.phone]: hidden,
    },
  },
]);

/** On the same line as the label. */
export const counter = style([
  text({ variant: 'meta', tone: 'muted', tabular: true }),
  { position: 'absolute', top: 0, right: 0 },
]);

/** While empty, it takes no space, not even a gap. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const preview = style({ maxWidth: '480px' });
