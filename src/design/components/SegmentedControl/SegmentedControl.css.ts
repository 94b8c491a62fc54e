import { layeredStyle } from '../../styles/layered';
import { rowControl } from '../../styles/touchTarget';
import { vars } from '../../tokens/vars.css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, motion, radius, space } = vars;

export const group = layeredStyle({
  display: 'inline-flex',
  flexShrink: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space[2],
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  boxShadow: `inset 0 0 0 ${borderWidth.thin} ${color.hairline}`,
  ...rowControl,
});

const chosen = '&:is([aria-pressed="true"], [aria-current])';

export const segment = layeredStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast}`,
  selectors: {
    [chosen]: {
      backgroundColor: color.surface,
      boxShadow: `0 0 0 ${borderWidth.thin} ${color.hairline}`,
      color: color.accent,
      fontWeight: fontWeight.semibold,
    },
    [`${chosen}::before`]: {
      content: '""',
      position: 'absolute',
      insetInline: space[8],
      bottom: space[4],
      height: space[2],
      borderRadius: radius.full,
      backgroundColor: 'currentColor',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [vars.media.hover]: { selectors: { '&:hover': { color: color.text } } },
    // If the system forces its colours, the line uses one of them.
    '(forced-colors: active)': {
      selectors: { [`${chosen}::before`]: { backgroundColor: 'Highlight' } },
    },
  },
});
