import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, radius, shadow, space, zIndex } = vars;

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[4]})`,
  zIndex: zIndex.sticky,
  padding: space[8],
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.floating,
});

export const head = style({
  paddingInlineStart: space[8],
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
});

/** The heading of a list without a button. */
export const title = style([head, { paddingBlock: space[8] }]);

export const choice = style({
  flexGrow: 1,
  minWidth: 0,
  minHeight: controlHeight.md,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.text,
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: color.surfaceSunken } },
});
