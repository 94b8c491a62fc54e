import { codeFont } from '../../styles/codeFont';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, radius, space } = vars;

export const bar = layeredStyle({ padding: `${space[12]} ${space[16]}` });

export const field = layeredStyle({ flex: '1 1 220px', minWidth: 0 });

export const tree = layeredStyle({
  maxHeight: 'min(62vh, 560px)',
  paddingBlock: space[8],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  boxShadow: `inset 0 1px ${color.hairline}, inset 0 -1px ${color.hairline}`,
  fontFamily: codeFont,
  fontSize: fontSize[13],
  outline: 'none',
});

export const row = layeredStyle({
  position: 'relative',
  minHeight: '32px',
  // The library sets the depth of a row, from 1.
  paddingInline: `calc(${space[8]} + min((var(--tree-item-level) - 1) * ${space[16]}, 40%)) ${space[12]}`,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-chosen]': { boxShadow: `inset 2px 0 ${color.accent}` },
  },
  '@media': {
    [vars.media.touch]: { minHeight: controlHeight.md },
    [vars.media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});

export const line = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 'inherit',
  minWidth: 0,
  whiteSpace: 'nowrap',
});

/** It keeps its place even if there is nothing to open, so that names line up. */
export const chevron = layeredStyle({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  color: color.textMuted,
  rotate: '-90deg',
  selectors: { '[data-expanded] &': { rotate: '0deg' } },
});

export const name = layeredStyle({
  flexShrink: 0,
  color: color.text,
  fontWeight: fontWeight.semibold,
});

export const value = layeredStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  selectors: { '&[data-kind="text"]': { color: color.success } },
});

export const hit = layeredStyle({
  borderRadius: radius.sm,
  backgroundColor: color.warningSoft,
  color: color.warning,
  selectors: { '[data-current] &': { outline: `2px solid ${color.warning}` } },
});

export const path = layeredStyle({
  fontFamily: codeFont,
  fontSize: fontSize[13],
  overflowWrap: 'anywhere',
});

export const whole = layeredStyle({
  maxHeight: '160px',
  padding: `${space[8]} ${space[12]}`,
  overflow: 'auto',
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  fontSize: fontSize[13],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
