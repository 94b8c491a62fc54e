import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered';
import { rowControl } from '../../styles/touchTarget';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, motion, radius } = vars;

export const chip = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingInline: vars.space[12],
    borderRadius: radius.sm,
    fontSize: fontSize[15],
    lineHeight: lineHeight.snug,
    whiteSpace: 'nowrap',
    flexShrink: 0,
    transition: `background-color ${motion.base}, color ${motion.base}, scale ${motion.fast}`,
    ...rowControl,
    selectors: {
      '&:active:not(:disabled)': { scale: '.97' },
      '&:disabled': { color: color.control, cursor: 'not-allowed' },
    },
  }),
  variants: {
    checked: {
      true: layered({
        backgroundColor: color.text,
        color: color.canvas,
        fontWeight: fontWeight.bold,
        // Forced system colours remove the background, so a border shows the state.
        '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
      }),
      false: layered({ color: color.text, fontWeight: fontWeight.medium }),
    },
    on: { surface: {}, canvas: {} },
  },
  compoundVariants: [
    {
      variants: { checked: false, on: 'surface' },
      style: layered({
        backgroundColor: color.surfaceSunken,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: color.hairline } },
      }),
    },
    {
      variants: { checked: false, on: 'canvas' },
      style: layered({
        backgroundColor: color.surface,
        boxShadow: vars.shadow.raised,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: color.surfaceSunken } },
      }),
    },
  ],
  defaultVariants: { checked: false, on: 'canvas' },
});
