import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
  selectors: { '&:not(:first-child)': { marginTop: space[12] } },
});

export const hint = style([
  text({ variant: 'meta', tone: 'muted' }),
  { '@media': { [media.phone]: { display: 'none' } } },
]);

export const gems = style([
  text({ variant: 'meta', tone: 'muted', tabular: true }),
  { display: 'inline-flex', alignItems: 'center', gap: space[4] },
]);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
  gap: space[12],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(98px, 1fr))', gap: space[8] },
  },
});
