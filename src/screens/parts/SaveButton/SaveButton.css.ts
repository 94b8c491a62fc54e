import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Fills like the one below a card. */
export const saved = style({ color: vars.color.accent });
globalStyle(`${saved} > svg`, { fill: 'currentColor' });
