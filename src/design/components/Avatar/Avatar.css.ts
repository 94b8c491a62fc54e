import { createVar, keyframes } from '@vanilla-extract/css';
import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, motion, radius } = vars;

export const side = createVar();
export const empty = createVar();

export const avatar = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontSize: `calc(${side} * .42)`,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
});

export const picture = layeredStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.artDim,
});

/** 4 px of ring and 3 px of space on each side of the picture. */
export const ringed = layeredStyle({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  padding: '7px',
});

export const ring = layeredStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  rotate: '-90deg',
});

export const track = layeredStyle({ stroke: color.hairline });

const fill = keyframes({ from: { strokeDashoffset: 1 } });

export const earned = layeredStyle({
  stroke: color.accent,
  strokeLinecap: 'round',
  strokeDasharray: 1,
  strokeDashoffset: empty,
  transition: `stroke-dashoffset ${motion.slow} ${motion.easing}`,
  animation: `${fill} 800ms ${motion.easing}`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none', transition: 'none' } },
});

export const levelTab = layeredStyle({
  position: 'absolute',
  bottom: '-3px',
  left: '50%',
  translate: '-50%',
  paddingInline: '7px',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.sm,
  backgroundColor: color.accent,
  color: color.textOnAccent,
  fontSize: fontSize[13],
  fontWeight: fontWeight.bold,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
