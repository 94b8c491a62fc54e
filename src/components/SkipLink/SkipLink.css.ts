import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space, zIndex } = vars;

export const skip = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  top: space[8],
  left: space[8],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.md,
  backgroundColor: color.accent,
  color: color.textOnAccent,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
