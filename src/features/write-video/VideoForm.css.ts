import { text } from '@/design/components/Text/Text.css';
import { hidden } from '@/design/styles/hidden';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media } = vars;

/** The screen's bar on top says the same on the phone. */
export const heading = style([
  text({ variant: 'title' }),
  {
    '@media': {
      [media.phone]: hidden,
    },
  },
]);

/** On the line of the label. */
export const counter = style([
  text({ variant: 'meta', tone: 'muted', tabular: true }),
  { position: 'absolute', top: 0, right: 0 },
]);

/** Empty it takes no room, not even a gap. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const preview = style({ maxWidth: '480px' });
