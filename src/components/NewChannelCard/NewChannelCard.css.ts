import { card as cardOf } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, space } = vars;

/** Aligns the cards of a row: the button is at the bottom. */
export const card = style([cardOf({ edge: true }), { display: 'flex', height: '100%' }]);
export const foot = style({
  marginTop: 'auto',
  paddingTop: space[12],
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});
