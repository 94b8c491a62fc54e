import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The name of the highlight in the browser's registry. */
export const foundName = 'found';

/** On the root element during a search. */
export const found = style({});

globalStyle(`.${found} ::highlight(${foundName})`, {
  backgroundColor: vars.color.accentSoft,
  color: vars.color.text,
  textDecoration: `underline 2px ${vars.color.accent}`,
});
