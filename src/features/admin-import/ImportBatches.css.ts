import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, radius, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, borderRadius: radius.sm },
  },
});
