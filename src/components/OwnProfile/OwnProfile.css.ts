import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Always side by side. */
export const pair = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
});

export const narrow = style({ paddingInline: space[4] });
