import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered, layeredStyle } from '../../styles/layered';
import { touchTarget } from '../../styles/touchTarget';
import type { Tones } from '../../tokens/tones';
import { vars } from '../../tokens/vars.css';

const { borderWidth, color, controlHeight, fontSize, fontWeight, lineHeight, motion, radius } =
  vars;
const live = '&:not([aria-disabled="true"])';
/** Disabled; a busy button keeps its look. */
const off = '&[aria-disabled="true"]:not([aria-busy="true"])';

const mix = (share: number, of: string, on: string): string =>
  `color-mix(in srgb, ${of} ${share}%, ${on})`;

/** How a variant reacts; hover only for pointers that can hover, so that touch leaves no hover style. */
const answers = (rest: object, hover: object, disabled: object = {}) =>
  layered({
    ...rest,
    selectors: { [`${live}:active`]: hover, [off]: disabled },
    '@media': { [vars.media.hover]: { selectors: { [`${live}:hover:not(:active)`]: hover } } },
  });

const ring = (of: string) => ({ boxShadow: `inset 0 0 0 ${borderWidth.thick} ${of}` });

const danger = layered({ selectors: { [live]: { color: color.danger } } });

export const button = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    flexShrink: 0,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    textAlign: 'center',
    userSelect: 'none',
    transition: `background-color ${motion.fast}, color ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
    selectors: {
      [`${live}:active`]: { scale: '.97' },
      // The shape stays but fades; a button without a background gets none. The text keeps a contrast of 3 : 1.
      [off]: { color: color.control, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { [vars.media.reducedMotion]: { selectors: { [`${live}:active`]: { scale: '1' } } } },
  }),
  variants: {
    variant: {
      solid: answers(
        { backgroundColor: color.accent, color: color.textOnAccent },
        { backgroundColor: color.accentHover },
        { backgroundColor: mix(35, color.accent, color.surface), color: color.textMuted },
      ),
      soft: answers(
        { backgroundColor: color.surfaceSunken, color: color.text },
        { backgroundColor: color.hairline },
        { backgroundColor: mix(40, color.surfaceSunken, color.surface) },
      ),
      outline: answers(
        { ...ring(mix(40, color.accent, color.hairline)), color: color.accent },
        { backgroundColor: color.surfaceSunken, color: color.accentHover },
        ring(mix(40, color.hairline, color.surface)),
      ),
      ghost: answers({ color: color.textMuted }, { backgroundColor: color.surfaceSunken }),
    },
    size: {
      sm: layered({
        minHeight: controlHeight.sm,
        paddingInline: vars.space[12],
        gap: vars.space[6],
        borderRadius: radius.sm,
        fontSize: fontSize[15],
        ...touchTarget(4),
      }),
      md: layered({
        minHeight: controlHeight.md,
        paddingInline: vars.space[16],
        borderRadius: radius.md,
        fontSize: fontSize[15],
      }),
      lg: layered({
        minHeight: controlHeight.lg,
        paddingInline: vars.space[24],
        borderRadius: radius.lg,
        fontSize: fontSize[17],
      }),
    },
    tone: { neutral: {}, danger: {} } satisfies Tones,
    fullWidth: { true: layered({ width: '100%' }) },
    tight: {
      always: layered({ paddingInline: vars.space[4] }),
      phone: layered({ '@media': { [vars.media.phone]: { paddingInline: vars.space[8] } } }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'solid', tone: 'danger' },
      style: answers(
        { backgroundColor: color.danger },
        { backgroundColor: mix(86, color.danger, color.text) },
        { backgroundColor: mix(35, color.danger, color.surface) },
      ),
    },
    { variants: { variant: 'soft', tone: 'danger' }, style: danger },
    {
      variants: { variant: 'outline', tone: 'danger' },
      style: [
        danger,
        layered({ selectors: { [live]: ring(mix(40, color.danger, color.hairline)) } }),
      ],
    },
    { variants: { variant: 'ghost', tone: 'danger' }, style: danger },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const spinnerPlace = layeredStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

// While busy the text stays but is invisible: the button keeps its width and name.
export const isBusy = style({});
globalStyle(`${isBusy} > :not(${spinnerPlace})`, { opacity: 0 });
