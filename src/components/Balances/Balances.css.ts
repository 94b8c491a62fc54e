import { text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { borderWidth, color, media, space } = vars;

export const balances = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[24]}`,
  paddingTop: space[16],
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});

export const holding = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[12],
  alignItems: 'center',
  minWidth: 0,
});

/** The drawing is next to both lines. */
export const drawing = style({ gridRow: '1 / 3' });
export const amount = style([text({ variant: 'figureSmall' }), { gridColumn: 2 }]);

export const way = style([
  text({ variant: 'label' }),
  {
    display: 'flex',
    flexBasis: '100%',
    alignItems: 'center',
    justifyContent: 'space-between',
    '@media': { [media.hover]: { selectors: { 'a:hover > &': { color: color.accent } } } },
  },
]);
