import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, motion, radius } = vars;

export const share = createVar();

export const head = layeredStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBottom: vars.space[6],
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
});

export const label = layeredStyle({ color: color.textMuted });

export const value = layeredStyle({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = styleVariants({
  md: layered({ height: '8px', borderRadius: vars.radius.full, backgroundColor: vars.track }),
  sm: layered({ height: '4px', borderRadius: vars.radius.full, backgroundColor: vars.track }),
});

/** The usual track would be invisible on a sunken surface. */
export const onSunken = layeredStyle({ backgroundColor: color.hairline });

const grow = keyframes({ from: { width: 0 } });

const fill = layered({
  position: 'relative',
  width: share,
  height: '100%',
  borderRadius: 'inherit',
  overflow: 'hidden',
  transition: `width ${motion.slow} ${motion.easing}`,
  animation: `${grow} ${motion.slow} ${motion.easing}`,
  '@media': { [vars.media.reducedMotion]: { animation: 'none', transition: 'none' } },
});

const drift = keyframes({ '0%, 30%': { translate: '-14px', opacity: 0 } });

const stroke = {
  content: '""',
  position: 'absolute',
  width: '14px',
  height: '2px',
  borderRadius: radius.full,
  backgroundColor: vars.light,
  animation: `${drift} 900ms ${motion.easing}`,
} as const;

/** The light strokes at the end of the filled part; they move in once. */
export const bar = styleVariants({
  md: [
    fill,
    layered({
      backgroundColor: color.accent,
      '::before': { ...stroke, right: '26px', bottom: '2px', opacity: 0.45 },
      '::after': { ...stroke, right: '6px', top: '2px', opacity: 0.75 },
      '@media': {
        [vars.media.reducedMotion]: {
          '::before': { animation: 'none' },
          '::after': { animation: 'none' },
        },
      },
    }),
  ],
  sm: [
    fill,
    layered({ backgroundColor: `color-mix(in srgb, ${color.accent} 58%, ${color.surface})` }),
  ],
});
