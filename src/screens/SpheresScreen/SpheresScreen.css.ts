import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** As wide as two columns of spheres need. */
export const page = style({
  width: '100%',
  maxWidth: '1016px',
  marginInline: 'auto',
  outline: 'none',
  '@media': { [media.wide]: { padding: `${space[24]} ${space[24]} ${space[56]}` } },
});
