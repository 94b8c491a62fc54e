import { text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';

const part = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** An address of mail is one line, and cut before its sign: what stands behind it says whose it is. */
export const email = style([
  text({ variant: 'caption', tone: 'muted', weight: 'regular' }),
  { display: 'flex', minWidth: 0 },
]);
export const name = style({ ...part, flex: '0 1 auto', minWidth: '2em' });
export const host = style({ ...part, flexShrink: 0, maxWidth: '75%' });
