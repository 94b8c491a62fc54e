import { style } from '@vanilla-extract/css';

/** Always rendered, so that screen readers announce its content; it takes no room while empty. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
