import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, space } = vars;

export const strip = style({
  minHeight: controlHeight.md,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontSize: fontSize[15],
});

/** A narrow screen shortens other text; this text shows in full. */
export const whole = style([text({ weight: 'bold' }), { flexShrink: 0 }]);

/** The reason shows in full, however long it is. */
export const reason = style({ paddingBlock: space[8], overflowWrap: 'anywhere' });

export const reward = style({
  marginInlineStart: 'auto',
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
});
