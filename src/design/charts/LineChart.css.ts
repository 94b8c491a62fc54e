import { style, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../styles/layered';
import { vars } from '../tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, media, radius, space } = vars;

const forced = '(forced-colors: active)';

export const chart = layeredStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  printColorAdjust: 'exact',
});

/** Next to the chart if there is room, else below it. */
export const body = layeredStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[16]} ${space[24]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 240px)' },
  },
});

/** The value labels, the plot, and below it the days; half of the last label extends beyond the right edge. */
export const picture = layeredStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  paddingTop: space[8],
  paddingInlineEnd: space[16],
  color: color.textMuted,
  fontSize: fontSize[13],
  fontVariantNumeric: 'tabular-nums',
});

/** Labels without height lie on their grid lines, which are evenly spaced. */
export const valueAxis = layeredStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  whiteSpace: 'nowrap',
});

export const valueName = layeredStyle({ height: 0, lineHeight: 0 });

export const dayAxis = layeredStyle({
  gridColumn: 2,
  position: 'relative',
  height: '28px',
  whiteSpace: 'nowrap',
});

export const dayName = layeredStyle({
  position: 'absolute',
  bottom: 0,
  lineHeight: lineHeight.snug,
  translate: '-50%',
});

export const plot = layeredStyle({
  position: 'relative',
  height: '240px',
  '@media': { [media.phone]: { height: '200px' } },
});

/** As wide as there is room: strokes keep their width, and the texts stay outside. */
export const lines = layeredStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const stroke = { vectorEffect: 'non-scaling-stroke' } as const;

export const grid = layeredStyle({ ...stroke, stroke: color.hairline, strokeWidth: '1px' });

/** The zero line, if there are values on both sides of it. */
export const zero = layeredStyle({ ...stroke, stroke: color.control, strokeWidth: '1px' });

export const cursor = layeredStyle({ ...stroke, stroke: color.textMuted, strokeWidth: '1px' });

const line = layered({ ...stroke, strokeWidth: '2.5px' });

/** How many lines look different; one more would look like another. */
export const MOST_SERIES = 6;

const ink = (value: string, dashes?: string) => [
  line,
  layered({
    stroke: value,
    strokeDasharray: dashes,
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
];

/** Lines differ by colour and by dashes, so that either is enough: round ends lengthen each dash by 2.5. */
export const series = styleVariants({
  0: ink(color.chart[1]),
  1: ink(color.chart[2], '8 6'),
  2: ink(color.chart[3], '0.1 5.5'),
  3: ink(color.chart[4], '14 6 0.1 6'),
  4: ink(color.chart[5], '4 5'),
  5: ink(color.chart[6], '16 6 0.1 6 0.1 6'),
});

/** A day without neighbours, and the values of the chosen day. */
export const dot = layeredStyle({ strokeWidth: '8px', strokeDasharray: 'none' });

/** Separates the dot from the lines below it. */
export const ring = layeredStyle({
  ...stroke,
  stroke: color.surface,
  strokeWidth: '12px',
  '@media': { [forced]: { stroke: 'Canvas' } },
});

const bare = {
  appearance: 'none',
  width: '1px',
  height: '100%',
  border: 0,
  background: 'none',
  boxShadow: 'none',
} as const;
const bareTrack = { appearance: 'none', height: '100%', border: 0, background: 'none' } as const;

/**
 * The control that chooses a day covers the chart and shows only its focus. Its handle is 1 px
 * wide, so that it is exactly at the day. A finger that moves up or down scrolls.
 */
export const choice = layeredStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: 'none',
  borderRadius: radius.sm,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': bareTrack,
  '::-moz-range-track': bareTrack,
  '::-webkit-slider-thumb': bare,
  '::-moz-range-thumb': bare,
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});

export const legend = layeredStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  fontSize: fontSize[15],
});

export const day = layeredStyle({
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
});

export const entry = layeredStyle({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  lineHeight: lineHeight.snug,
});

export const sample = layeredStyle({
  width: '32px',
  height: '12px',
  fill: 'none',
  strokeLinecap: 'round',
});

export const name = layeredStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const value = layeredStyle({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const none = style([
  value,
  layered({ color: color.textMuted, fontWeight: fontWeight.regular }),
]);
