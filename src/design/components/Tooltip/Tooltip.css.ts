import { keyframes, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, motion, radius, space, zIndex } = vars;

export const anchor = layeredStyle({ position: 'relative', display: 'inline-flex' });

const appear = keyframes({ from: { opacity: 0 } });

/** Its padding bridges the gap to the anchor, so that the pointer can move onto the text. */
const place = layered({
  position: 'absolute',
  zIndex: zIndex.tooltip,
  left: '50%',
  translate: '-50%',
  width: 'max-content',
  maxWidth: '240px',
  animation: `${appear} ${motion.fast} ${motion.easing}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const bubblePlace = styleVariants({
  top: [place, layered({ bottom: '100%', paddingBottom: space[8] })],
  bottom: [place, layered({ top: '100%', paddingTop: space[8] })],
});

export const bubble = layeredStyle({
  display: 'block',
  padding: `${space[6]} ${space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.text,
  color: color.canvas,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  textWrap: 'balance',
  boxShadow: vars.shadow.floating,
});
