import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, media, space } = vars;
export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
});
export const figures = style({ borderTop: `1px solid ${color.hairline}` });

export const actions = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

// A line that does not break is else as wide as its words.
globalStyle(`${words} > *`, { maxWidth: '100%' });
