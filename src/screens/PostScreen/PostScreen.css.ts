import { page as pageOf } from '@/design/components/Page/Page.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** On a phone cards span the screen with 8 px of canvas between them; the form's bar is below them. */
export const columns = style([
  pageOf.wide,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[32],
    padding: `${space[24]} ${space[24]} ${space[56]}`,
    '@media': {
      [media.phone]: { gap: space[8], padding: '0 0 80px' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 868px) 372px' },
    },
  },
]);

export const main = style({ minWidth: 0, outline: 'none' });

export const phoneOnly = style({
  display: 'flex',
  '@media': { [media.wide]: { display: 'none' } },
});

/** Only for screen readers; it takes no room between the cards. */
export const unseen = style({ position: 'absolute' });

/** Begins level with the video, below the line with the back link. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.phone]: { gap: space[8] },
    [media.desktop]: { position: 'sticky', top: '88px', marginTop: space[32] },
  },
});
