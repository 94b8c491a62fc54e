import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered';
import { touchTarget } from '../../styles/touchTarget';
import type { Tones } from '../../tokens/tones';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, motion, radius } = vars;
const live = '&:not([aria-disabled="true"])';

/** How a variant answers; hover only where a pointer can hover, so that touch leaves no stain. */
const answers = (rest: object, hover: object, pressed: object = hover) =>
  layered({
    ...rest,
    selectors: { [`${live}:active`]: pressed },
    '@media': { [vars.media.hover]: { selectors: { [`${live}:hover:not(:active)`]: hover } } },
  });

const tint = (share: number, on: string = color.accent) =>
  `color-mix(in srgb, ${on} ${share}%, ${color.surface})`;

export const button = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    flexShrink: 0,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.4,
    textAlign: 'center',
    userSelect: 'none',
    transition: `background-color ${motion.fast}, color ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
    selectors: {
      [`${live}:active`]: { scale: '.97' },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        backgroundColor: color.surfaceSunken,
        color: color.control,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { [vars.media.reducedMotion]: { selectors: { [`${live}:active`]: { scale: '1' } } } },
  }),
  variants: {
    variant: {
      solid: answers(
        { backgroundColor: color.accent, color: color.textOnAccent },
        { backgroundColor: color.accentHover },
      ),
      soft: answers(
        { backgroundColor: color.accentSoft, color: color.accent },
        { backgroundColor: tint(18), color: color.accentHover },
        { backgroundColor: tint(24), color: color.accentHover },
      ),
      neutral: answers(
        { backgroundColor: color.surfaceSunken, color: color.text },
        { backgroundColor: color.hairline },
      ),
      outline: answers(
        { boxShadow: `inset 0 0 0 1px ${color.hairline}`, color: color.text },
        { backgroundColor: color.surfaceSunken },
      ),
      ghost: answers({ color: color.textMuted }, { backgroundColor: color.surfaceSunken }),
    },
    size: {
      sm: layered({
        minHeight: '36px',
        paddingInline: vars.space[12],
        gap: vars.space[6],
        borderRadius: radius.chip,
        fontSize: fontSize[14],
        ...touchTarget(4),
      }),
      md: layered({
        minHeight: '44px',
        paddingInline: vars.space[16],
        borderRadius: radius.md,
        fontSize: fontSize[15],
      }),
      lg: layered({
        minHeight: '52px',
        paddingInline: vars.space[24],
        borderRadius: radius.toast,
        fontSize: fontSize[16],
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
        { backgroundColor: `color-mix(in srgb, ${color.danger} 86%, ${color.text})` },
      ),
    },
    {
      variants: { variant: 'soft', tone: 'danger' },
      style: answers(
        { backgroundColor: color.dangerSoft, color: color.danger },
        { backgroundColor: color.dangerSoft, color: color.danger },
      ),
    },
    { variants: { variant: 'neutral', tone: 'danger' }, style: layered({ color: color.danger }) },
    { variants: { variant: 'outline', tone: 'danger' }, style: layered({ color: color.danger }) },
    { variants: { variant: 'ghost', tone: 'danger' }, style: layered({ color: color.danger }) },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

export const spinnerPlace = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);

// While busy the words keep their place and their meaning, unseen: the button keeps width and name.
globalStyle(`:has(~ ${spinnerPlace})`, { opacity: 0 });
