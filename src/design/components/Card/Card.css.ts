import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, radius, shadow, space } = vars;

export const card = recipe({
  base: layered({
    backgroundColor: color.surface,
    borderRadius: radius.lg,
    boxShadow: shadow.raised,
  }),
  variants: {
    padding: {
      none: layered({ overflow: 'clip' }),
      md: layered({
        padding: space[20],
        '@media': { [vars.media.phone]: { padding: space[16] } },
      }),
      lg: layered({
        padding: '28px',
        '@media': { [vars.media.phone]: { padding: space[16] } },
      }),
    },
    edge: {
      true: layered({
        '@media': {
          [vars.media.phone]: {
            borderRadius: 0,
            boxShadow: `0 -1px ${color.hairline}, 0 1px ${color.hairline}`,
          },
        },
      }),
    },
  },
  defaultVariants: { padding: 'md' },
});
