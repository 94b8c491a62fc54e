import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const part = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * An email address is on one line and cut before the @, because its domain helps to recognise it.
 * The touch target extends downwards, because the name above it may be a link.
 */
export const email = style([
  text({ variant: 'caption', tone: 'muted', weight: 'regular' }),
  {
    position: 'relative',
    display: 'flex',
    maxWidth: '100%',
    textAlign: 'start',
    userSelect: 'text',
    '@media': {
      [vars.media.touch]: { '::after': { content: '', position: 'absolute', inset: '0 0 -24px' } },
    },
  },
]);
export const name = style({ ...part, flex: '0 1 auto', minWidth: '2em' });
export const host = style({ ...part, flexShrink: 0, maxWidth: '75%' });

/** After a press it takes as many lines as it needs. */
export const whole = style({ display: 'block' });
globalStyle(`${whole} > span`, { whiteSpace: 'normal' });
