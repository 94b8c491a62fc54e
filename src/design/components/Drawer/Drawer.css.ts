import { keyframes, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';
import { dialog } from '../Dialog/Dialog.css';

const { radius, space } = vars;

const fromLeft = keyframes({ from: { translate: '-100%' } });
const fromRight = keyframes({ from: { translate: '100%' } });
const fromBottom = keyframes({ from: { translate: '0 100%' } });

const panel = layered({
  width: 'min(320px, calc(100% - 56px))',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  '@media': { [vars.media.reducedMotion]: { animation: 'none' } },
});

/** The edge that it slides in from. */
export const side = styleVariants({
  left: [
    dialog,
    panel,
    layered({
      margin: '0 auto 0 0',
      borderRadius: `0 ${radius.lg} ${radius.lg} 0`,
      animationName: fromLeft,
    }),
  ],
  right: [
    dialog,
    panel,
    layered({
      margin: '0 0 0 auto',
      borderRadius: `${radius.lg} 0 0 ${radius.lg}`,
      animationName: fromRight,
    }),
  ],
  /** As high as its content. */
  bottom: [
    dialog,
    panel,
    layered({
      width: '100%',
      height: 'fit-content',
      maxHeight: 'calc(100dvh - 56px)',
      margin: 'auto 0 0',
      borderRadius: `${radius.lg} ${radius.lg} 0 0`,
      animationName: fromBottom,
    }),
  ],
});

export const inner = layeredStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minHeight: '100%',
  padding: `${space[12]} ${space[16]} calc(${space[24]} + env(safe-area-inset-bottom))`,
});

export const header = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const cross = layeredStyle({ marginInlineEnd: `-${space[12]}` });
