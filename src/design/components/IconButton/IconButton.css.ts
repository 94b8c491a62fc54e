import { recipe } from '@vanilla-extract/recipes';
import { layered, layeredStyle } from '../../styles/layered';
import { touchTarget } from '../../styles/touchTarget';
import type { Tones } from '../../tokens/tones';
import { vars } from '../../tokens/vars.css';

const { color, motion, radius } = vars;
const live = '&:not([aria-disabled="true"])';

export const iconButton = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.md,
    transition: `background-color ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
    selectors: {
      [`${live}:active`]: { scale: '.97', backgroundColor: color.hairline },
      '&[aria-disabled="true"]': { color: color.control, cursor: 'not-allowed' },
    },
    '@media': {
      [vars.media.hover]: {
        selectors: { [`${live}:hover:not(:active)`]: { backgroundColor: color.surfaceSunken } },
      },
      [vars.media.reducedMotion]: { selectors: { [`${live}:active`]: { scale: '1' } } },
    },
  }),
  variants: {
    size: {
      sm: layered({ width: '36px', height: '36px', borderRadius: radius.sm, ...touchTarget(4) }),
      md: layered({ width: '44px', height: '44px' }),
    },
    tone: {
      neutral: layered({ color: color.text }),
      muted: layered({ color: color.textMuted }),
      danger: layered({ color: color.danger }),
    } satisfies Tones,
  },
  defaultVariants: { size: 'md', tone: 'neutral' },
});

/** The upper right corner of the icon, for a count. */
export const corner = layeredStyle({
  position: 'absolute',
  top: '2px',
  left: '22px',
  pointerEvents: 'none',
});
