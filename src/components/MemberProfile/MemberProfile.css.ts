import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const actions = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
