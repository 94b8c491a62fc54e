import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({});
globalStyle(`${list} > li:not(:first-child)`, { borderTop: `1px solid ${color.hairline}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  paddingBlock: space[8],
});

export const words = style({ flexGrow: 1, minWidth: 0, display: 'grid', gap: space[2] });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
});
export const all = style({ alignSelf: 'flex-start', marginTop: space[8] });
