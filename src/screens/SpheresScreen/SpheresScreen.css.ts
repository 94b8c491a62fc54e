import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { contentWidth, media, space } = vars;

export const page = style({
  width: '100%',
  maxWidth: contentWidth.wide,
  marginInline: 'auto',
  outline: 'none',
  '@media': { [media.wide]: { padding: `${space[24]} ${space[24]} ${space[56]}` } },
});
