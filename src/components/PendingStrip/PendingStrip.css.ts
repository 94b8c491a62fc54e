import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, media, space } = vars;

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  paddingInline: space[20],
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontSize: fontSize[14],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

/** Whatever else gets shorter on a narrow screen, this is said whole. */
export const whole = style({ flexShrink: 0 });

/** Said in full, however long it is. */
export const reason = style({ paddingBlock: space[8], overflowWrap: 'anywhere' });

export const reward = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '6px',
  marginInlineStart: 'auto',
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
});
