import { text as textOf } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';
import { card } from '@/design/components/Card/Card.css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, media, radius, space } = vars;

export const article = style([
  card({ edge: true }),
  {
    '@media': { [media.wide]: { padding: `${space[40]} ${space[40]} ${space[56]}` } },
  },
]);

export const contact = style([card({ edge: true }), { scrollMarginTop: '88px' }]);

/** A separate Divider: sharing it with the member's page would add a file to both. */
export const line = style({ height: '1px', border: 0, backgroundColor: color.hairline });

/** Keeps Korean words whole at line breaks, as in print. */
export const text = style({
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  fontSize: fontSize[17],
  lineHeight: lineHeight.relaxed,
});

/** More space above a heading than below it, because it belongs to the text below. */
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
  // Keeps each column at least as wide as its longest word, such as the name of a cookie.
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

/** Underlined, because it is inside a text. */
export const link = style([
  textOf({ tone: 'accent' }),
  { textDecoration: 'underline', textUnderlineOffset: '3px' },
]);

/** Highlights what the operator still has to fill in, so that it is not overlooked. */
export const blank = style({
  paddingInline: space[4],
  borderRadius: radius.sm,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontWeight: fontWeight.semibold,
});
