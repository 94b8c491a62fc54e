import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { borderWidth, color, radius, space } = vars;

export const search = style({ flex: '1 1 240px', maxWidth: '420px' });

export const rows = style([card({ padding: 'none', edge: true })]);
globalStyle(`${rows} > li:not(:first-child)`, {
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});
globalStyle(`${rows} > li:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
  borderRadius: radius.sm,
});

export const end = style({ display: 'flex', justifyContent: 'center', paddingBlock: space[16] });

export const coming = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  padding: `14px ${space[20]}`,
});
