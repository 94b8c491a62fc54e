import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, space } = vars;

/** The post as members see it, next to the information for admins. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: space[24] },
  },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[8],
});

export const list = style({ display: 'grid', gap: space[12] });

export const entry = style({
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.hairline}`,
});
