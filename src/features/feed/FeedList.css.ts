import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, media, motion, radius, space, zIndex } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** Follows the reader below the header, but takes no place in the list. */
export const arrival = style({
  position: 'sticky',
  top: '76px',
  zIndex: zIndex.sticky,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  marginBottom: `calc(-1 * ${space[12]})`,
  '@media': { [media.phone]: { top: '68px', marginBottom: `calc(-1 * ${space[8]})` } },
});

export const pill = style({
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${motion.base} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[16]} ${space[16]} ${space[32]}`,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[14],
  cursor: 'pointer',
});

export const box = style({ width: '18px', height: '18px', accentColor: color.accent });
