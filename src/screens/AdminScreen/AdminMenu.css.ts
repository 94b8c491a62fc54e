import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, media, motion, radius, space } = vars;

export const menu = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

export const heading = style({
  padding: `${space[16]} ${space[12]} ${space[4]}`,
  color: color.textMuted,
  fontSize: fontSize[13],
  fontWeight: fontWeight.semibold,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '40px',
  paddingInline: space[12],
  borderRadius: radius.chip,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&[aria-current]': {
      backgroundColor: color.accentSoft,
      color: color.accent,
      fontWeight: fontWeight.bold,
    },
  },
  '@media': {
    [media.touch]: { minHeight: '44px' },
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { backgroundColor: color.surfaceSunken } },
    },
  },
});

export const back = style({ marginBlockStart: 'auto', color: color.textMuted });

export const count = style({
  marginInlineStart: 'auto',
  color: color.accent,
  fontSize: fontSize[14],
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
