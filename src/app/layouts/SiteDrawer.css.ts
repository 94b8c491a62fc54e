import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

/** The card in the drawer has no frame, because the drawer has one. */
export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  marginInline: `-${vars.space[12]}`,
});

// Elsewhere the profile is in its own card; here the drawer is that card.
globalStyle(`${inner} > section`, { background: 'none', boxShadow: 'none', paddingBlock: 0 });
