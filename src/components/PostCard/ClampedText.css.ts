import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontWeight, lineHeight } = vars;

/** The button is at the end of the third line; its background fades the words out below it. */
export const more = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  paddingInlineStart: vars.space[32],
  background: `linear-gradient(to right, transparent, ${color.surface} 24px)`,
  color: color.textMuted,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.relaxed,
  // The line is 26 px high; the touch target is 44 px.
  '::after': { content: '""', position: 'absolute', inset: '-9px -8px' },
});
