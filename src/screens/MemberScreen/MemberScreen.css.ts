import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** The profile beside the posts, as wide as in the feed; on a phone above it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyContent: 'center',
  width: '100%',
  maxWidth: '1320px',
  marginInline: 'auto',
  outline: 'none',
  gap: space[8],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '264px minmax(0, 656px)',
      gap: '28px',
      padding: `${space[24]} ${space[24]} ${space[56]}`,
    },
    [media.desktop]: { gridTemplateColumns: '312px minmax(0, 656px)' },
  },
});

export const profile = style({
  '@media': { [media.wide]: { position: 'sticky', top: '88px' } },
});
