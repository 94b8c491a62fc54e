import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: '44px',
  marginBlockEnd: space[16],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});
