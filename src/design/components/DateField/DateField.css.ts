import { style } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';
import { control } from '../Field/control.css';

const { color, controlHeight, fontSize, fontWeight, media, radius, shadow, space } = vars;
const focus = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } as const;

/** Looks like any field and shows the states that react-aria sets as attributes. */
export const line = style([
  control,
  layered({
    display: 'flex',
    alignItems: 'center',
    paddingBlock: 0,
    paddingInlineEnd: 0,
    selectors: {
      '&[data-focus-within]': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '-2px',
      },
      '&[data-invalid]': {
        borderColor: color.danger,
        outline: `2px solid ${color.danger}`,
        outlineOffset: '-2px',
      },
      '&[data-disabled]': {
        borderColor: color.hairline,
        backgroundColor: color.surfaceSunken,
        color: color.textMuted,
      },
    },
  }),
]);

export const input = layeredStyle({
  display: 'flex',
  flexGrow: 1,
  whiteSpace: 'nowrap',
  outline: 'none',
});

export const segment = layeredStyle({
  paddingInline: space[2],
  borderRadius: radius.sm,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-placeholder]': { color: color.textMuted },
    '&[data-focused]': { backgroundColor: color.accent, color: color.textOnAccent },
  },
});

const round = layered({
  display: 'grid',
  placeItems: 'center',
  width: controlHeight.md,
  height: controlHeight.md,
  borderRadius: radius.md,
  color: color.textMuted,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focus, '&[data-disabled]': { color: color.control } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});
export const opener = style(round);
export const step = style(round);

export const popover = layeredStyle({
  borderRadius: radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.floating,
  color: color.text,
});

export const dialog = layeredStyle({ padding: space[12], outline: 'none' });

export const head = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const month = layeredStyle({ fontSize: fontSize[17], fontWeight: fontWeight.bold });

export const weekday = layeredStyle({
  height: controlHeight.sm,
  color: color.textMuted,
  fontSize: fontSize[13],
});

/** The chosen day has the accent's text colour and ring; today is bold. */
export const day = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  fontSize: fontSize[15],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-today]': { fontWeight: fontWeight.bold },
    '&[data-hovered]': { backgroundColor: color.surfaceSunken },
    '&[data-selected]': {
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
      color: color.accent,
      fontWeight: fontWeight.bold,
    },
    '&[data-focus-visible]': focus,
  },
  '@media': { [media.touch]: { width: controlHeight.md, height: controlHeight.md } },
});
