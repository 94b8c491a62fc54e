import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The recent searches open below the field, on top of the page. */
export const box = style({ position: 'relative' });

/** Hidden on a phone: the header's search leaves more space for the first post. */
export const pageSearch = style({ '@media': { [vars.media.phone]: { display: 'none' } } });
export const inSight = style({});

/** The header's search, hidden while the page's own is visible. */
export const headerSearch = style({});
// `:not` within `:has` would check the whole page whenever an element is added or removed.
globalStyle(`:root:has(.${inSight}) .${headerSearch}`, {
  '@media': { [vars.media.wide]: { visibility: 'hidden' } },
});
