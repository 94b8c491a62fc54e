import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** While empty it leaves the flow, so that it takes no gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const panel = style({ backgroundColor: vars.color.dangerSoft });
