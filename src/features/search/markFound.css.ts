import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The name under which the browser keeps the places. */
export const foundName = 'found';

/** On the root while something is searched for. */
export const found = style({});

globalStyle(`.${found} ::highlight(${foundName})`, {
  backgroundColor: vars.color.accentSoft,
  color: vars.color.text,
  textDecoration: `underline 2px ${vars.color.accent}`,
});
