import { text } from '@/design/components/Text/Text.css';
import { card as cardOf } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, space } = vars;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
});
export const figure = style([
  text({ variant: 'label', weight: 'bold', tabular: true }),
  { margin: 0 },
]);

/** Aligns the cards of a row: the button is at the bottom. */
export const card = style([cardOf({ edge: true }), { display: 'flex', height: '100%' }]);
export const body = style({ width: '100%' });
export const foot = style({
  marginTop: 'auto',
  paddingTop: space[12],
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});
