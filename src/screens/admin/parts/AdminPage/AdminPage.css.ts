import { page as pageOf } from '@/design/components/Page/Page.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, media, radius, space } = vars;

export const page = style([
  pageOf.wide,
  { '@media': { [media.phone]: { padding: `${space[16]} 0 ${space[56]}` } } },
]);

export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '32px',
  paddingInline: space[12],
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontSize: fontSize[15],
  fontVariantNumeric: 'tabular-nums',
});
