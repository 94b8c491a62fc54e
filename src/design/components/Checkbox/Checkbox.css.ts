import { layeredStyle } from '../../styles/layered';
import { touchTarget } from '../../styles/touchTarget';
import { vars } from '../../tokens/vars.css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, motion, space } = vars;

export const frame = layeredStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[12],
  cursor: 'pointer',
  ...touchTarget(11),
});

export const holder = layeredStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '24px',
});

export const box = layeredStyle({
  appearance: 'none',
  width: '22px',
  height: '22px',
  border: `${borderWidth.thick} solid ${color.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:checked': { borderColor: color.accent, backgroundColor: color.accent },
    '&:disabled': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
      cursor: 'not-allowed',
    },
  },
  // If the system forces its colours, the box uses them too.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const tick = layeredStyle({
  position: 'absolute',
  color: color.textOnAccent,
  pointerEvents: 'none',
  opacity: 0,
  selectors: { [`${box}:checked + &`]: { opacity: 1 } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const words = layeredStyle({ display: 'grid', gap: space[2] });

export const name = layeredStyle({
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  lineHeight: '1.5rem',
});

export const hint = layeredStyle({
  color: color.textMuted,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
});
