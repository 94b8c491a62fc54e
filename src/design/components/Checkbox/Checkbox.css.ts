import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { touchTarget } from '../../styles/touchTarget';
import { vars } from '../../tokens/vars.css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, motion, space } = vars;

export const frame = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[12],
    cursor: 'pointer',
    ...touchTarget(11),
  }),
);

export const holder = style(
  layered({ position: 'relative', display: 'grid', placeItems: 'center', height: '24px' }),
);

export const box = style(
  layered({
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
  }),
);

export const tick = style(
  layered({
    position: 'absolute',
    color: color.textOnAccent,
    pointerEvents: 'none',
    opacity: 0,
    selectors: { [`${box}:checked + &`]: { opacity: 1 } },
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);

export const words = style(layered({ display: 'grid', gap: space[2] }));

export const name = style(
  layered({ fontSize: fontSize[15], fontWeight: fontWeight.semibold, lineHeight: '1.5rem' }),
);

export const hint = style(
  layered({ color: color.textMuted, fontSize: fontSize[15], lineHeight: lineHeight.snug }),
);
