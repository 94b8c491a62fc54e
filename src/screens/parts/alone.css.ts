import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { contentWidth, media, space } = vars;

/** A page on which nothing stands beside its one thing. */
export const alone = style({
  width: '100%',
  maxWidth: contentWidth.reading,
  marginInline: 'auto',
  outline: 'none',
  '@media': { [media.wide]: { padding: space[24] } },
});
