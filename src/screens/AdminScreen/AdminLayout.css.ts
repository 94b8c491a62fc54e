import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';
import { menuItem } from '@/design/styles/menuItem.css';

const { borderWidth, color, controlHeight, media, space, zIndex, fontSize, fontWeight } = vars;

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

export const frame = style({
  minHeight: '100dvh',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
});

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[16],
      position: 'sticky',
      top: 0,
      height: '100dvh',
      padding: `${space[16]} ${space[12]}`,
      overflowY: 'auto',
      backgroundColor: color.surface,
      borderInlineEnd: `${borderWidth.thin} solid ${color.hairline}`,
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  minHeight: controlHeight.sm,
  paddingInline: space[12],
});

/** Replaces the sidebar on a narrow screen. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  top: 0,
  zIndex: zIndex.bar,
  minHeight: '56px',
  paddingInline: space[4],
  backgroundColor: color.surface,
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': { [media.desktop]: { display: 'none' } },
});
