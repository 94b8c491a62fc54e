import { card as cardOf } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** The first three side by side. */
export const list = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** On a phone the second and the third are the first rows of the table. */
export const card = style([
  cardOf({ padding: 'none', edge: true }),
  {
    '@media': { [media.phone]: { selectors: { '& + &': { display: 'none' } } } },
  },
]);

export const place = style({ minWidth: '44px', justifyItems: 'center', display: 'grid' });

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceSunken,
});
