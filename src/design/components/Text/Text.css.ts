import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered';
import type { Tones } from '../../tokens/tones';
import { vars } from '../../tokens/vars.css';

type Size = keyof typeof vars.fontSize;
type Weight = keyof typeof vars.fontWeight;

const role = (size: Size, weight: Weight, lineHeight: number, more: StyleRule = {}): StyleRule =>
  layered({
    fontSize: vars.fontSize[size],
    fontWeight: vars.fontWeight[weight],
    lineHeight,
    ...more,
  });

/** A title is broken into lines of like length, so that no short word is left alone. */
const title = (letterSpacing: string, phone?: Size): StyleRule => ({
  letterSpacing,
  textWrap: 'balance',
  ...(phone && { '@media': { [vars.media.phone]: { fontSize: vars.fontSize[phone] } } }),
});

const figure = { letterSpacing: '-0.022em', fontVariantNumeric: 'tabular-nums' } as const;

/** The roles of the type scale; a screen never sets a size of its own. */
const variant = {
  slogan: role(38, 'bold', 1.32, title('-0.035em')),
  pageTitle: role(30, 'bold', 1.3, title('-0.035em', 24)),
  title: role(24, 'bold', 1.4, title('-0.03em', 20)),
  feedTitle: role(20, 'bold', 1.36, title('-0.025em', 18)),
  heading: role(18, 'bold', 1.4, title('-0.022em')),
  body: role(16, 'regular', 1.6),
  reading: role(16, 'regular', 1.7),
  label: role(15, 'semibold', 1.5),
  meta: role(14, 'regular', 1.5),
  caption: role(13, 'medium', 1.5),
  figureLarge: role(38, 'bold', 1.1, figure),
  figureMedium: role(20, 'bold', 1.2, figure),
  figureSmall: role(18, 'bold', 1.2, figure),
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
    // Old by name, yet no browser clamps lines without it.
    // oxlint-disable-next-line typescript/no-deprecated
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }),
});

/** Keeps the author's own line breaks. */
export const preserve = style(layered({ whiteSpace: 'pre-wrap' }));
