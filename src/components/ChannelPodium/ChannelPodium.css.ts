import { card as cardOf } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media } = vars;

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
