import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [media.phone]: { padding: `${space[12]} ${space[16]} ${space[24]}` } },
});

/** Two columns on the narrowest phones, more if there is space. */
export const plants = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: space[16] },
  },
});

export const notice = style([
  text({ variant: 'label', tone: 'success' }),
  {
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.md,
    backgroundColor: color.successSoft,
  },
]);
