import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Fills as the one below a card does. */
export const bookmark = style({
  selectors: { '&[aria-pressed="true"]': { color: vars.color.accent } },
});
globalStyle(`${bookmark}[aria-pressed="true"] > svg`, { fill: 'currentColor' });
