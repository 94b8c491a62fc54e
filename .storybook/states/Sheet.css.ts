import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: vars.space[24], padding: vars.space[24] });
export const title = style({ marginBlock: `0 ${vars.space[8]}`, fontSize: vars.fontSize[17] });
export const row = style({ display: 'flex', gap: vars.space[12] });
export const figure = style({
  margin: 0,
  fontSize: vars.fontSize[13],
  color: vars.color.textMuted,
});
export const cell = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.borderWidth.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sm,
});
export const frame = style({
  position: 'absolute',
  // The width is the window's, not the cell's.
  maxInlineSize: 'none',
  border: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
