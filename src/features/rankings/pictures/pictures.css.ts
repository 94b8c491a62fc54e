import { style } from '@vanilla-extract/css';

/** Without scripts no picture comes, so there is no room for one. */
export const byScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
