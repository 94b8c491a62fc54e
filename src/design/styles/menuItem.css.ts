import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, media, motion, radius, space } = vars;

/** An item of a navigation menu, link or button, marked if it is the present page. */
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: controlHeight.md,
  paddingInline: space[12],
  borderRadius: radius.md,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&[aria-current]': {
      boxShadow: `inset 2px 0 ${color.accent}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
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

/** The name of a group of items. */
export const menuHeading = style({
  padding: `${space[16]} ${space[12]} ${space[4]}`,
  color: color.textMuted,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
});
