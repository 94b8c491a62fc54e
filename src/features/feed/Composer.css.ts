import { card } from '@/design/components/Card/Card.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, controlHeight, fontSize, space } = vars;

export const row = style([
  card({ padding: 'none' }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[10]} ${space[10]} ${space[10]} ${space[16]}`,
  },
]);

/** As wide as its link to the form. */
export const invitation = style({
  flexGrow: 1,
  minHeight: controlHeight.md,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: fontSize[17],
});
