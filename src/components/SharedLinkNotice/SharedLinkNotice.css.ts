import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** An empty notice takes no room, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const notice = style({ color: color.text });

export const icon = style({ flexShrink: 0, marginTop: vars.space[2], color: color.accent });
