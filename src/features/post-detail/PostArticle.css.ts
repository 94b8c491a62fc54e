import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { artDim, borderWidth, color, media, radius, space } = vars;

export const body = style({
  // Long unbreakable words are cut at the frame; the focus ring extends beyond it.
  overflowX: 'clip',
  overflowClipMargin: '8px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: `${space[24]} 28px ${space[10]}`,
  '@media': { [media.phone]: { gap: space[12], padding: `${space[16]} ${space[16]} ${space[8]}` } },
});

export const sphere = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  maxWidth: '50%',
  flexShrink: 0,
  borderRadius: radius.sm,
});

export const tile = style({ borderRadius: radius.sm, objectFit: 'cover', filter: artDim });

/** Aligns the menu with the first line of the title; it extends into the card's padding. */
export const head = style({
  selectors: { '&:has(button)': { marginBlock: '-5px', marginInlineEnd: `-${space[10]}` } },
});

export const actions = style({
  paddingTop: space[10],
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});
