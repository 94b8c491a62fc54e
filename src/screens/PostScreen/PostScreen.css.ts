import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** On the phone cards span the screen with 8 px of canvas between; below them lies the form's bar. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 868px)',
  justifyContent: 'center',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], paddingBottom: '80px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 868px) 372px' },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  maxWidth: '868px',
  width: '100%',
  '@media': { [media.phone]: { gap: space[8], maxWidth: 'none' } },
});

/** Said, not seen, and it takes no room between the cards. */
export const unseen = style({ position: 'absolute' });

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.phone]: { gap: space[8] },
    [media.desktop]: { position: 'sticky', top: '88px' },
  },
});
