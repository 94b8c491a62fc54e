import { menuItem } from '@/design/styles/menuItem.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, fontWeight, media } = vars;

export const menu = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

/** The menu has eighteen pages: with a mouse its lines are lower. */
export const item = style([
  menuItem,
  { minHeight: '38px', '@media': { [media.touch]: { minHeight: controlHeight.md } } },
]);

export const back = style({ marginBlockStart: 'auto', color: color.textMuted });

export const count = style({
  marginInlineStart: 'auto',
  color: color.accent,
  fontSize: fontSize[13],
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
