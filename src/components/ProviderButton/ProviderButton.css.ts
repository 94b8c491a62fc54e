import { brands, type BrandColors } from '@/design/tokens/brands';
import { vars } from '@/design/tokens/vars.css';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const { borderWidth, controlHeight, fontSize, fontWeight, lineHeight, motion, radius, space } =
  vars;

const back = createVar();
const edge = createVar();
const words = createVar();

const coloursOf = (colours: BrandColors): StyleRule => ({
  vars: { [back]: colours.back, [words]: colours.words, [edge]: colours.edge ?? colours.back },
});

const inBoth = (light: BrandColors, dark: BrandColors): StyleRule => ({
  ...coloursOf(light),
  selectors: { ':root[data-theme="dark"] &': coloursOf(dark) },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &': coloursOf(dark) },
    },
  },
});

const guidelines: Record<LoginProvider, StyleRule> = {
  kakao: coloursOf(brands.kakao.light),
  naver: coloursOf(brands.naver.light),
  google: inBoth(brands.google.light, brands.google.dark),
  apple: inBoth(brands.apple.light, brands.apple.dark),
};

const base = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  width: '100%',
  minHeight: controlHeight.lg,
  paddingInline: space[24],
  borderRadius: radius.lg,
  backgroundColor: back,
  color: words,
  boxShadow: `inset 0 0 0 ${borderWidth.thin} ${edge}`,
  fontSize: fontSize[17],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  transition: `filter ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { scale: '.97' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [vars.media.hover]: { selectors: { '&:hover': { filter: 'brightness(.96)' } } },
    [vars.media.reducedMotion]: { selectors: { '&:active': { scale: '1' } } },
  },
});

export const button = styleVariants(guidelines, (colours) => [base, style(colours)]);

/** The sign alone, in its provider's colours. */
export const tile = styleVariants(guidelines, (colours) => [
  style({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: radius.md,
    backgroundColor: back,
    color: words,
    boxShadow: `inset 0 0 0 ${borderWidth.thin} ${edge}`,
  }),
  style(colours),
]);

export const place = style({ position: 'absolute', insetInlineEnd: space[16] });
