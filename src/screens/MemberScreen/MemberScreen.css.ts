import { page } from '@/design/components/Page/Page.css';
import { style } from '@vanilla-extract/css';
import { sideColumns, stickySide } from '../parts/sideColumns';

/** The member next to their posts, which are as wide as in the feed. */
export const columns = style([page.wide, sideColumns('minmax(0, 656px)')]);

export const profile = style(stickySide);
