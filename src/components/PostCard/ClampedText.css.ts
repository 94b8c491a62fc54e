import { preserve, text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontWeight, lineHeight, space } = vars;

/** How many lines show; the text is cut between lines, never within one. */
const LINES = 3;

export const words = style([text({ variant: 'body' }), preserve]);

/** No line clamping: its ellipsis would come before the button. Only if there is more text, or until that is clear. */
export const cut = style({ maxHeight: `calc(${LINES} * 1lh)`, overflow: 'hidden' });

/**
 * Floats at the end of the last line: the text flows around it and breaks before it, so that it is
 * the last word of the text. A float without width above it keeps it below the earlier lines.
 */
export const end = style({
  position: 'relative',
  float: 'right',
  clear: 'both',
  paddingInlineStart: space[4],
  color: color.textMuted,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.relaxed,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // The line is 27 px high; the touch target is 44 px.
  '::after': { content: '""', position: 'absolute', inset: '-9px -8px' },
});
export const above = style({ float: 'right', width: 0, height: `calc(${LINES - 1} * 1lh)` });
