import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
});

export const wide = style([list, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }]);

/** Bars have more space between them than tiles. */
export const bars = style([list, { gap: `${space[10]} ${space[16]}` }]);

export const stat = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

/** The text is on one line, and the bar is below it. */
export const barred = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  rowGap: space[6],
  minWidth: 0,
});

export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  height: '4px',
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: vars.track,
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  backgroundColor: color.accent,
  opacity: 0.6,
});
