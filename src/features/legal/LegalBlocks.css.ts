import { text as textOf } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, media, radius, space } = vars;

/** Long Korean words go to the next line whole, as in print. */
export const text = style({
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  fontSize: fontSize[17],
  lineHeight: lineHeight.relaxed,
});

/** More air above a heading than below it, since it belongs to what follows. */
export const heading = style([
  textOf({ variant: 'heading' }),
  { marginTop: space[20], scrollMarginTop: '88px' },
]);

const list = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[24],
});
export const ordered = style([list, { listStyle: 'decimal' }]);
export const unordered = style([list, { listStyle: 'disc' }]);

export const item = style({
  paddingInlineStart: space[4],
  selectors: { '&::marker': { color: color.textMuted } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize[15],
  lineHeight: lineHeight.relaxed,
  // A column is at least as wide as its longest word, such as the name of a cookie.
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { fontSize: fontSize[13] } },
});

const cell = style({
  padding: `${space[10]} ${space[12]}`,
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.phone]: { padding: `${space[8]} ${space[6]}` } },
});
export const head = style([
  cell,
  {
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    fontWeight: fontWeight.semibold,
    whiteSpace: 'nowrap',
  },
]);
export const data = style([
  cell,
  {
    selectors: {
      '&:first-child': { minWidth: '6.5em', fontWeight: fontWeight.semibold },
    },
  },
]);

/** Known by its line, since it stands among words. */
export const link = style([
  textOf({ tone: 'accent' }),
  { textDecoration: 'underline', textUnderlineOffset: '3px' },
]);

/** What the operator has to fill in stands out, so that nobody publishes it unseen. */
export const blank = style({
  paddingInline: space[4],
  borderRadius: radius.sm,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontWeight: fontWeight.semibold,
});
