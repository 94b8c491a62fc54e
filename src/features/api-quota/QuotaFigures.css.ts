import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, radius, space } = vars;

/** One group, because the numbers belong together and none is a link. */
export const list = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minHeight: '32px',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontSize: fontSize[15],
  fontVariantNumeric: 'tabular-nums',
});
