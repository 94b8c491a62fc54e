import { layeredStyle } from '../../styles/layered';
import { strokes } from '../../styles/strokes';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, motion, radius, space } = vars;

export const list = layeredStyle({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  paddingInline: space[12],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.hairline}`,
});

/** The text lines up with the content of a card that has no padding. */
export const flushList = layeredStyle({
  '@media': { [vars.media.wide]: { paddingInline: space[16] } },
});

export const tab = layeredStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: '48px',
  paddingInline: space[4],
  marginInlineEnd: space[16],
  color: color.textMuted,
  fontSize: fontSize[17],
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${motion.base}`,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { color: color.text, fontWeight: fontWeight.bold },
    '&[data-selected]::after': { opacity: 1 },
    '&[data-disabled]': { color: color.control, cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-4px',
      borderRadius: radius.sm,
    },
  },
  // Makes a short word as easy to press as a long one.
  '::before': { content: '""', position: 'absolute', inset: `0 -${space[8]}` },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '3px',
    backgroundImage: strokes,
    opacity: 0,
    transition: `opacity ${motion.base}`,
  },
  // If the system forces its colours, the picture of light is invisible, so a line replaces it.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]::after': { borderBottom: '3px solid Highlight' } },
    },
  },
});

export const count = layeredStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > &': { color: color.accent } },
});

export const panel = layeredStyle({
  paddingBlockStart: space[16],
  borderRadius: radius.sm,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}` } },
});

export const flushPanel = layeredStyle({ paddingBlockStart: 0 });
