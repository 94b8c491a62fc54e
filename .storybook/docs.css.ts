import { vars } from '@/design/tokens/vars.css';
import { globalStyle } from '@vanilla-extract/css';

// The docs page is light in either theme; the stories in it have their own background and text
// colour.
globalStyle('.sbdocs .docs-story', { backgroundColor: vars.color.canvas, color: vars.color.text });

// Our reset takes the numbers from lists.
globalStyle('.sbdocs ol', { listStyle: 'decimal' });
