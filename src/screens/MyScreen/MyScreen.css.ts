import { page } from '@/design/components/Page/Page.css';
import { style } from '@vanilla-extract/css';
import { sideColumns, stickySide } from '../parts/sideColumns';

/** The member's own profile next to their posts, comments and settings. */
export const columns = style([page.wide, sideColumns('minmax(0, 1fr)')]);

export const profile = style(stickySide);
