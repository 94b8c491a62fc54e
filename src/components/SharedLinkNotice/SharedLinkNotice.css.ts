import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Empty it takes no room, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  color: color.text,
  backgroundColor: color.accentSoft,
});

export const icon = style({ flexShrink: 0, marginTop: '2px', color: color.accent });

export const words = style({ minWidth: 0 });
