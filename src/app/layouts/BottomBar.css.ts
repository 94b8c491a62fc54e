import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, media, radius, zIndex } = vars;

export const bar = style({
  position: 'fixed',
  zIndex: zIndex.bar,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  // Fixes the five columns before the last item arrives: a page's HTML may be cut there.
  gridTemplateColumns: 'repeat(5, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: color.surface,
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': { [media.wide]: { display: 'none' } },
});

export const target = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height: '63px',
  color: color.textMuted,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  selectors: {
    '&[aria-current]': { color: color.accent, fontWeight: fontWeight.bold },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The link for writing a post; it stays inside the bar. */
export const write = style({ color: color.text, fontWeight: fontWeight.semibold });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '30px',
  borderRadius: radius.sm,
  backgroundColor: color.accent,
  color: color.textOnAccent,
});
