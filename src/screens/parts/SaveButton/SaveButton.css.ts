import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Fills as the one below a card does. */
export const saved = style({ color: vars.color.accent });
globalStyle(`${saved} > svg`, { fill: 'currentColor' });
