import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

const toEdge = (edge: string) => ({
  marginInline: `-${edge}`,
  paddingInline: edge,
  scrollPaddingInline: edge,
});

/** Scrolls sideways to the edges of its card; the padding leaves space for focus rings. */
export const scroller = style({
  ...toEdge(space[20]),
  display: 'flex',
  gap: space[8],
  marginBlock: `-${space[4]}`,
  paddingBlock: space[4],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: toEdge(space[16]) },
});
