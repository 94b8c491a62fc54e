import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

/** The card in it loses its frame: the drawer is one already. */
export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  marginInline: `-${vars.space[12]}`,
});

// The profile card is on a card of its own elsewhere; here the drawer is that card.
globalStyle(`${inner} > section`, { background: 'none', boxShadow: 'none', paddingBlock: 0 });
