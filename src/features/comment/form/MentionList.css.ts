import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, media, radius, shadow, space, zIndex } = vars;

/** Below the text; on a phone above the bar, where no keyboard covers it. */
export const list = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(100% + ${space[4]})`,
  zIndex: zIndex.sticky,
  width: 'min(100%, 320px)',
  maxHeight: 'calc(6.5 * 44px)',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.floating,
  '@media': {
    [media.phone]: {
      top: 'auto',
      bottom: `calc(100% + ${space[4]})`,
      insetInline: space[8],
      width: 'auto',
      maxHeight: 'min(4.5 * 44px, 40dvh)',
    },
  },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlHeight.md,
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { backgroundColor: color.surfaceSunken } },
});
