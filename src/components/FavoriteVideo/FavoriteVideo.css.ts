import { clamp, lines, text } from '@/design/components/Text/Text.css';
import { touchCover } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;
export const words = style({
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const title = style([
  text({ variant: 'label', link: true }),
  clamp.many,
  { vars: { [lines]: '2' }, ...touchCover },
]);

/** Shifts the button by its padding, so that its icon lines up with the picture's edge. */
export const remove = style({ margin: `-${space[8]} -${space[12]} -${space[8]} 0`, flexShrink: 0 });

export const elsewhere = style([
  text({ variant: 'meta', tone: 'accent', link: true }),
  { display: 'inline-flex', alignItems: 'center', gap: space[4] },
]);

// Without this an unbreakable line is as wide as its text.
globalStyle(`${words} > *`, { maxWidth: '100%' });
