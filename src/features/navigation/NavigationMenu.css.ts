import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, fontWeight, media, motion, radius, space } = vars;

export const heading = style({
  padding: `${space[16]} ${space[12]} ${space[4]}`,
  color: color.textMuted,
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
});

/** A line of the menu, link or button alike. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '44px',
  paddingInline: space[12],
  borderRadius: radius.md,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&[aria-current]': {
      backgroundColor: color.accentSoft,
      color: color.accent,
      fontWeight: fontWeight.bold,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { backgroundColor: color.surfaceSunken } },
    },
  },
});

export const quiet = style({ color: color.textMuted });

export const tile = style({ borderRadius: radius.sm, filter: vars.artDim });

export const notice = style({ padding: `${space[12]} ${space[12]} 0` });
