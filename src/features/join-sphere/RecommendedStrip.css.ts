import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Scrolls sideways to the edges of its card; the room is for focus rings, which it would cut. */
export const scroller = style({
  display: 'flex',
  gap: space[8],
  margin: `-${space[4]} -${space[20]}`,
  padding: `${space[4]} ${space[20]}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
