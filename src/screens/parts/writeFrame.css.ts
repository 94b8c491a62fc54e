import { page as pageOf } from '@/design/components/Page/Page.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** The frame of a writing form. */
export const writeFrame = style([
  pageOf.wide,
  {
    '@media': { [vars.media.wide]: { padding: `${vars.space[24]} ${vars.space[24]} 0` } },
  },
]);
