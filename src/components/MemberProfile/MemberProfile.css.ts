import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, media, space } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
});
export const figures = style({
  display: 'flex',
  gap: space[32],
  paddingTop: space[16],
  borderTop: `1px solid ${color.hairline}`,
});
export const figure = style({ display: 'grid', gap: space[2] });

export const actions = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

// A line that does not break is else as wide as its words.
globalStyle(`${words} > *`, { maxWidth: '100%' });
