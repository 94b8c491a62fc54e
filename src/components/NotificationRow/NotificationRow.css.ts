import { clamp, lines, text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 8px',
  gap: space[12],
  padding: space[12],
  borderRadius: radius.md,
});

export const link = style([
  row,
  {
    ':hover': { backgroundColor: color.surfaceSunken },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
]);

export const withAction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  backgroundColor: color.accentSoft,
  color: color.accent,
});

export const words = style({ display: 'grid', gap: space[4], justifyItems: 'start', minWidth: 0 });
export const coming = style([words, { gap: space[6], justifyItems: 'stretch' }]);
/** The badge is as wide as its text, up to the width of the row. */
const full = { maxWidth: '100%' };
export const title = style([text({ variant: 'meta', tone: 'muted' }), clamp.one, full]);
export const excerpt = style([
  text({ variant: 'meta' }),
  clamp.many,
  { vars: { [lines]: '2' }, ...full },
]);

export const dot = style({
  width: '8px',
  height: '8px',
  marginTop: space[6],
  borderRadius: radius.full,
  backgroundColor: color.accent,
});
