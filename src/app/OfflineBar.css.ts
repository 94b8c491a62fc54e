import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, space, zIndex } = vars;

/** Above the bottom bar of a phone. */
export const bar = style({
  position: 'fixed',
  zIndex: zIndex.bar,
  insetInline: 0,
  bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  padding: `${space[8]} ${space[16]}`,
  backgroundColor: color.text,
  color: color.surface,
  fontSize: fontSize[15],
  textAlign: 'center',
});
