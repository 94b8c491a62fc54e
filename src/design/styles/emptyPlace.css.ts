import { style } from '@vanilla-extract/css';

/** A place for messages that screen readers announce: it is always there, and takes no room while empty. */
export const emptyPlace = style({ selectors: { '&:empty': { position: 'absolute' } } });
