import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** What was searched for lately opens below the field, over what stands there. */
export const box = style({ position: 'relative' });

export const pageSearch = style({
  '@media': { [vars.media.phone]: { padding: `${vars.space[12]} ${vars.space[16]} 0` } },
});
export const scrolledAway = style({});

/** A search of the header, which gives way to the page's own while that is in sight. */
export const headerSearch = style({});
globalStyle(`:root:has(.${pageSearch}:not(.${scrolledAway})) .${headerSearch}`, {
  visibility: 'hidden',
});
