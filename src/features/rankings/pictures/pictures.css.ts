import { style } from '@vanilla-extract/css';

/** Without scripts no chart is loaded, so no space is reserved. */
export const byScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
