import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, motion, radius, shadow, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const dialog = style(
  layered({
    margin: 'auto',
    width: 'calc(100% - 32px)',
    maxHeight: 'calc(100dvh - 48px)',
    border: 0,
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    color: color.text,
    boxShadow: shadow.overlay,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} ${motion.slow} ${motion.easing}`,
    selectors: {
      '&::backdrop': {
        // The scrim is meant for words on pictures; a page behind a dialog stays a little visible.
        backgroundColor: `color-mix(in srgb, ${color.scrim} 62%, transparent)`,
        animation: `${appear} ${motion.slow}`,
      },
    },
    '@media': {
      [vars.media.reducedMotion]: {
        animation: 'none',
        selectors: { '&::backdrop': { animation: 'none' } },
      },
    },
  }),
);

export const width = styleVariants({
  sm: layered({ maxWidth: '400px' }),
  md: layered({ maxWidth: '560px' }),
  lg: layered({ maxWidth: '840px' }),
});

export const inner = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[16], padding: space[24] }),
);

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[12],
  }),
);

/** The cross is a 44 px target; pulled out so that its drawing lines up with the text edge. */
export const cross = style(layered({ margin: `-${space[10]} -${space[12]} -${space[10]} 0` }));

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    marginTop: space[8],
  }),
);
