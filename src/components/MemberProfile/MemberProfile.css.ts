import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, space } = vars;
export const figures = style({ borderTop: `1px solid ${color.hairline}` });

export const actions = style({
  display: 'grid',
  gap: space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
