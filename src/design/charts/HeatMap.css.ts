import {
  createContainer,
  createVar,
  fallbackVar,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layered, layeredStyle } from '../styles/layered';
import { vars } from '../tokens/vars.css';

const { borderWidth, color, fontSize, fontWeight, lineHeight, radius, space } = vars;

/** The number of rows and columns. */
export const rows = createVar();
export const columns = createVar();

const container = createContainer();
/** The width that twenty-four columns of figures need; below it the table is turned sideways. */
const roomy = `${container} (min-width: 780px)`;
/** From this width on, figures of four letters fit in the usual size with space around them. */
const spacious = `${container} (min-width: 960px)`;

export const frame = layeredStyle({
  containerType: 'inline-size',
  containerName: container,
  minWidth: 0,
});

/**
 * Where the readout sticks while a tall table scrolls. A page sets this to the height of its
 * header; by default it is the top of the window.
 */
export const readoutTop = createVar();

export const readout = layeredStyle({
  position: 'sticky',
  top: fallbackVar(readoutTop, '0px'),
  zIndex: 1,
  minHeight: '64px',
  marginBottom: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.snug,
});

export const place = layeredStyle({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
});

/**
 * A grid draws one table both ways: in narrow places a table row becomes a column of the picture.
 * The elements have explicit roles, because a table drawn as a grid would lose them.
 */
export const table = layeredStyle({
  display: 'grid',
  gap: vars.space[2],
  gridAutoFlow: 'column',
  gridTemplateColumns: `auto repeat(${rows}, minmax(0, 1fr))`,
  gridTemplateRows: `auto 28px repeat(${columns}, 28px)`,
  fontSize: fontSize[13],
  lineHeight: 1,
  printColorAdjust: 'exact',
  '@container': {
    [roomy]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: `auto repeat(${columns}, minmax(0, 1fr))`,
      gridTemplateRows: `auto 28px repeat(${rows}, 36px)`,
    },
  },
});

/** Alone in the first line; the cells follow below it. */
export const caption = layeredStyle({
  gridColumn: '1 / -1',
  gridRow: 1,
  paddingBottom: space[4],
  color: color.textMuted,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
  textAlign: 'start',
});

export const contents = layeredStyle({ display: 'contents' });

const head = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[2],
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The headings on the left align with its edge. */
export const rowHead = style([
  head,
  layered({ '@container': { [roomy]: { justifyItems: 'start', paddingInlineEnd: space[8] } } }),
]);

export const columnHead = style([
  head,
  layered({
    justifyItems: 'end',
    paddingInlineEnd: space[6],
    '@container': { [roomy]: { justifyItems: 'center', paddingInline: 0 } },
  }),
]);

const marked = `inset 0 0 0 2px ${color.text}, inset 0 0 0 3px ${color.surface}`;

export const cell = layeredStyle({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.sm,
  lineHeight: '28px',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  letterSpacing: '-0.03em',
  cursor: 'default',
  // A focused cell scrolls clear of the readout.
  scrollMarginTop: vars.space[72],
  selectors: {
    '&[data-shown]': { boxShadow: marked },
    '&:focus-visible': { zIndex: 1 },
  },
  '@container': {
    [roomy]: { lineHeight: '36px', letterSpacing: '-0.06em' },
    [spacious]: { letterSpacing: '-0.03em' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-shown]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

const mixed = (share: number) =>
  layered({
    backgroundColor: `color-mix(in srgb, ${color.accent} ${share}%, ${color.surface})`,
    color: color.text,
  });

/** From the least to the most. Text has enough contrast on each; on the last it uses the accent's text colour. */
export const step = styleVariants({
  0: mixed(7),
  1: mixed(17),
  2: mixed(29),
  3: mixed(44),
  4: layered({ backgroundColor: color.accent, color: color.textOnAccent }),
});

/** No value, which is less than the first step. */
export const empty = layeredStyle({
  boxShadow: `inset 0 0 0 ${borderWidth.thin} ${color.hairline}`,
  color: color.textMuted,
});

export const legend = layeredStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[6]} ${space[16]}`,
  marginTop: space[12],
  color: color.textMuted,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
});

export const entry = layeredStyle({ display: 'flex', alignItems: 'center', gap: space[6] });

export const sample = layeredStyle({
  width: '20px',
  height: '14px',
  borderRadius: radius.sm,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
