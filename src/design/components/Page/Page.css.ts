import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { contentWidth, media, space } = vars;

/** The frames of pages by width; a page with columns builds its style on one. */
export const page = styleVariants(contentWidth, (maxWidth) => [
  layered({
    width: '100%',
    maxWidth,
    marginInline: 'auto',
    outline: 'none',
    '@media': { [media.wide]: { padding: `${space[24]} ${space[24]} ${space[56]}` } },
  }),
]);
