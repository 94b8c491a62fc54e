import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, space, radius, borderWidth } = vars;
const hairline = `${borderWidth.thin} solid ${color.hairline}`;

export const scrolling = style({ overflowX: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: color.text,
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.snug,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, { color: color.textMuted, whiteSpace: 'nowrap' });
// A wide table scrolls under its first column, which stays in place.
globalStyle(`${table} :is(tbody th, thead th:first-child)`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: color.surface,
});
globalStyle(`${table} a`, { color: color.accent, textDecoration: 'underline' });
globalStyle(`${table} code`, { fontSize: vars.fontSize[13], whiteSpace: 'nowrap' });

export const swatch = style({
  flexShrink: 0,
  inlineSize: space[40],
  blockSize: space[40],
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
});
export const bar = style({ blockSize: space[16], background: color.accent });
export const tile = style({
  inlineSize: space[72],
  blockSize: space[72],
  background: color.surfaceRaised,
  border: hairline,
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: space[12],
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: space[16],
  border: hairline,
  borderRadius: radius.md,
  color: color.text,
});
export const story = style({
  inlineSize: '100%',
  border: hairline,
  borderRadius: radius.md,
  background: color.canvas,
});
export const mover = style({
  blockSize: space[24],
  inlineSize: space[24],
  borderRadius: radius.full,
  background: color.accent,
  transitionProperty: 'translate',
  transitionTimingFunction: vars.motion.easing,
});
export const track = style({
  position: 'relative',
  inlineSize: '240px',
  background: color.surfaceSunken,
  borderRadius: radius.full,
});
globalStyle(`${track}[data-moved] ${mover}`, { translate: '216px' });
export const line = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  borderBlockEnd: hairline,
});
