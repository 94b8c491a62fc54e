import { createVar, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered, layeredStyle } from '../../styles/layered';
import type { Tones } from '../../tokens/tones';
import { vars } from '../../tokens/vars.css';

type Size = keyof typeof vars.fontSize;
type Weight = keyof typeof vars.fontWeight;
type Height = keyof typeof vars.lineHeight;

const role = (size: Size, weight: Weight, height: Height, more: StyleRule = {}): StyleRule =>
  layered({
    fontSize: vars.fontSize[size],
    fontWeight: vars.fontWeight[weight],
    lineHeight: vars.lineHeight[height],
    ...more,
  });

/** Breaks a title into lines of similar length, so that no short word is alone on a line. */
const title = (letterSpacing: string, phone: StyleRule = {}): StyleRule => ({
  letterSpacing,
  textWrap: 'balance',
  '@media': { [vars.media.phone]: phone },
});
const size = (of: Size): StyleRule => ({ fontSize: vars.fontSize[of] });

const figure = { letterSpacing: '-0.022em', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * The roles of the type scale; a screen never sets its own size. A phone has five sizes: 13 for
 * time and author, never for numbers to compare; 15 for secondary text; 17 for reading and for
 * titles in lists; 20 for section titles; 24 for page titles.
 */
const variant = {
  slogan: role(38, 'bold', 'snug', title('-0.035em')),
  pageTitle: role(30, 'bold', 'snug', title('-0.035em', size(24))),
  title: role(24, 'bold', 'snug', title('-0.03em', size(20))),
  feedTitle: role(
    20,
    'bold',
    'snug',
    title('-0.022em', { ...size(17), fontWeight: vars.fontWeight.semibold }),
  ),
  heading: role(20, 'bold', 'snug', title('-0.025em')),
  body: role(17, 'regular', 'relaxed'),
  label: role(15, 'semibold', 'snug'),
  meta: role(15, 'regular', 'snug'),
  caption: role(13, 'medium', 'snug'),
  figureLarge: role(38, 'bold', 'tight', figure),
  figureMedium: role(20, 'bold', 'tight', figure),
  figureSmall: role(17, 'bold', 'tight', figure),
};

const { color, fontWeight } = vars;

const tone = {
  neutral: layered({ color: color.text }),
  muted: layered({ color: color.textMuted }),
  accent: layered({ color: color.accent }),
  onAccent: layered({ color: color.textOnAccent }),
  like: layered({ color: color.like }),
  gem: layered({ color: color.gem }),
  danger: layered({ color: color.danger }),
  success: layered({ color: color.success }),
  warning: layered({ color: color.warning }),
  rankUp: layered({ color: color.rank.up }),
  rankDown: layered({ color: color.rank.down }),
  rankSame: layered({ color: color.rank.same }),
} satisfies Tones;

export const text = recipe({
  variants: {
    variant,
    tone,
    weight: {
      regular: layered({ fontWeight: fontWeight.regular }),
      medium: layered({ fontWeight: fontWeight.medium }),
      semibold: layered({ fontWeight: fontWeight.semibold }),
      bold: layered({ fontWeight: fontWeight.bold }),
    },
    tabular: { true: layered({ fontVariantNumeric: 'tabular-nums' }) },
    link: {
      true: layered({
        textUnderlineOffset: '3px',
        selectors: { '&:hover': { textDecoration: 'underline' } },
      }),
    },
  },
});

export const lines = createVar();

export const clamp = styleVariants({
  one: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }),
  many: layered({
    display: '-webkit-box',
    // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }),
});

/** Keeps the author's line breaks. */
export const preserve = layeredStyle({ whiteSpace: 'pre-wrap' });
