import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark, light } from './themes';
import { themeContract } from './vars.css';

createGlobalTheme(':root', themeContract, light);

const night = assignVars(themeContract, dark);
/* Twice, because a selector list cannot join a plain selector and one inside a media query. */
globalStyle(':root[data-theme="dark"]', { vars: night, colorScheme: 'dark' });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: night, colorScheme: 'dark' } },
});
