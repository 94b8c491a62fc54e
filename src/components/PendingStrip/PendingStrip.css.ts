import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, space } = vars;

export const strip = style({
  minHeight: controlHeight.md,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontSize: fontSize[15],
});

/** The reason shows in full, however long it is. */
export const reason = style({ paddingBlock: space[8], overflowWrap: 'anywhere' });

export const reward = style({
  marginInlineStart: 'auto',
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
});
