import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The choices scroll sideways where they have no room. */
export const row = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `-${space[10]}`,
});
