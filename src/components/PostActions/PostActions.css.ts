import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/design/tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, media, motion, radius } = vars;

const row = { display: 'flex', alignItems: 'center' } as const;

/** Shifts the row by the buttons' padding, so that the icons line up with the text. */
export const bare = style({
  ...row,
  marginInline: `-${vars.space[10]}`,
  gap: vars.space[4],
  '@media': { 'screen and (max-width: 359px)': { marginInline: `-${vars.space[4]}`, gap: 0 } },
});
export const boxed = style({
  ...row,
  gap: vars.space[8],
  '@media': { [media.phone]: { gap: vars.space[6] } },
});

export const action = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: controlHeight.md,
    minWidth: '44px',
    paddingInline: vars.space[10],
    borderRadius: radius.md,
    color: color.textMuted,
    fontSize: fontSize[15],
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.fast}, color ${motion.fast}, scale ${motion.fast} ${motion.easing}`,
    selectors: { '&:active': { scale: '.97' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
      [media.reducedMotion]: { selectors: { '&:active': { scale: '1' } } },
      // Five of them fit side by side on 360 px.
      'screen and (max-width: 379px)': { gap: vars.space[6], paddingInline: vars.space[8] },
      'screen and (max-width: 359px)': { gap: vars.space[4], paddingInline: vars.space[4] },
    },
  },
  variants: {
    boxed: {
      true: {
        paddingInline: '14px',
        color: color.text,
        fontSize: fontSize[15],
        backgroundColor: color.surfaceSunken,
        '@media': {
          [media.hover]: { selectors: { '&:hover': { backgroundColor: color.hairline } } },
          // Four of them fit side by side on 360 px.
          [media.phone]: {
            gap: vars.space[6],
            paddingInline: vars.space[12],
            fontSize: fontSize[15],
          },
        },
      },
    },
    active: {
      like: { color: color.like },
      dislike: {
        color: color.text,
        fontWeight: fontWeight.bold,
        backgroundColor: color.surfaceSunken,
      },
    },
  },
  compoundVariants: [
    { variants: { boxed: true, active: 'dislike' }, style: { backgroundColor: color.hairline } },
    {
      variants: { boxed: true, active: 'like' },
      style: {
        backgroundColor: color.likeSoft,
        color: color.like,
        '@media': {
          [media.hover]: { selectors: { '&:hover': { backgroundColor: color.likeSoft } } },
        },
      },
    },
  ],
});

/** A button without a count has no box, even where the others have one. */
export const bareBox = style({ backgroundColor: 'transparent' });
export const apart = style([bareBox, { marginInlineStart: 'auto' }]);

/** A bookmark fills like a heart. */
export const save = style({ selectors: { '&[aria-pressed="true"]': { color: color.accent } } });
globalStyle(`${save}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

/**
 * On a phone the button is alone at the end of the line, because the page's bar has the bookmark.
 */
export const last = style({ '@media': { [media.phone]: { marginInlineStart: 'auto' } } });

/** The narrowest phones show only its icon. */
export const roomOnly = style({ '@media': { '(max-width: 379px)': { display: 'none' } } });

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

const beat = keyframes({ '50%': { scale: '1.18' } });
const roll = keyframes({ from: { translate: '0 6px', opacity: 0 } });
const still = { '@media': { [media.reducedMotion]: { animation: 'none' } } };

/** The animation plays only on a press: an earlier like does not beat when the page opens. */
export const beating = style({ animation: `${beat} ${motion.base} ${motion.easing}`, ...still });
export const rolling = style({
  display: 'inline-block',
  animation: `${roll} ${motion.base} ${motion.easing}`,
  ...still,
});
