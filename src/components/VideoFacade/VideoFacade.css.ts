import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

/** The icon is white on a dark overlay, because the picture below can have any colour. */
const onPicture = { color: vars.light, backgroundColor: color.scrim };

export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: color.surfaceSunken,
});

export const rounded = style({ borderRadius: radius.md });

export const press = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  display: 'grid',
  placeItems: 'center',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  paddingInlineStart: space[4],
  borderRadius: radius.full,
  color: vars.light,
  backgroundColor: color.scrim,
  boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${vars.light} 60%, transparent)`,
  transition: `scale ${motion.fast} ${motion.easing}, background-color ${motion.fast}`,
  selectors: {
    [`${press}:hover &`]: { backgroundColor: color.scrim },
    [`${press}:active &`]: { scale: '.94' },
  },
  '@media': {
    [vars.media.phone]: { width: '60px', height: '60px' },
    [vars.media.reducedMotion]: { transition: 'none' },
  },
});

const label = {
  ...onPicture,
  position: 'absolute',
  bottom: '12px',
  minHeight: '28px',
  display: 'flex',
  alignItems: 'center',
  fontWeight: fontWeight.semibold,
  pointerEvents: 'none',
} as const;

export const channel = style({
  ...label,
  left: '12px',
  maxWidth: 'calc(100% - 120px)',
  gap: space[6],
  padding: `${space[4]} ${space[12]} ${space[4]} ${space[4]}`,
  borderRadius: radius.full,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
  '@media': { [vars.media.phone]: { fontSize: fontSize[13] } },
});

export const length = style({
  ...label,
  right: '12px',
  paddingInline: space[8],
  borderRadius: radius.sm,
  fontSize: fontSize[15],
  fontVariantNumeric: 'tabular-nums',
});

/** The player is above the picture, which stays visible until the player has painted. */
export const player = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  transition: `opacity ${motion.base}`,
  selectors: { '&[data-painted]': { opacity: 1 } },
});

export const file = style({ backgroundColor: vars.dark.ground, objectFit: 'contain' });

export const refused = style({
  ...onPicture,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  padding: space[16],
  textAlign: 'center',
  fontSize: fontSize[15],
});

export const original = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: controlHeight.md,
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/** The link is below the player, where it does not cover the host's controls. */
export const wayOut = style({
  display: 'flex',
  justifyContent: 'flex-end',
  color: color.textMuted,
  fontSize: fontSize[13],
});

export const inset = style({ paddingInline: space[16] });
