import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** Oneself beside one's things; on a phone above them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  width: '100%',
  maxWidth: '1320px',
  marginInline: 'auto',
  outline: 'none',
  gap: space[8],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '264px minmax(0, 1fr)',
      gap: '28px',
      padding: `${space[24]} ${space[24]} ${space[56]}`,
    },
    [media.desktop]: { gridTemplateColumns: '312px minmax(0, 1fr)' },
  },
});

export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.wide]: { position: 'sticky', top: '88px', gap: space[16] } },
});
