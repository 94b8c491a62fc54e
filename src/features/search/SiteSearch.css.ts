import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** What was searched for lately opens below the field, over what stands there. */
export const box = style({ position: 'relative' });

/** On a phone the header's own search leaves more room for the first post. */
export const pageSearch = style({ '@media': { [vars.media.phone]: { display: 'none' } } });
export const inSight = style({});

/** A search of the header, which gives way to the page's own while that is in sight. */
export const headerSearch = style({});
// `:not` within `:has` would check the whole page at each element that comes or goes.
globalStyle(`:root:has(.${inSight}) .${headerSearch}`, {
  '@media': { [vars.media.wide]: { visibility: 'hidden' } },
});
