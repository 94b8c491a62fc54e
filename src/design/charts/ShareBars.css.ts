import { createVar, style } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../styles/layered';
import { vars } from '../tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const list = layeredStyle({ display: 'grid', gap: space[12], marginBottom: space[12] });

export const row = layeredStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[6],
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
  // In one line if there is room.
  '@media': {
    [vars.media.wide]: {
      gridTemplateColumns: '140px minmax(0, 1fr) 56px',
      alignItems: 'center',
    },
  },
});

export const figure = layeredStyle({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
});

export const length = createVar();

/** The whole; the filled part is the share. */
export const bar = layeredStyle({
  gridColumn: '1 / -1',
  gridRow: 2,
  height: '10px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.track,
  printColorAdjust: 'exact',
  '::before': {
    content: '""',
    display: 'block',
    width: length,
    height: '100%',
    borderRadius: '0 5px 5px 0',
    backgroundColor: color.accent,
  },
  '@media': {
    [vars.media.wide]: { gridColumn: 2, gridRow: 1 },
    '(forced-colors: active)': {
      border: `${vars.borderWidth.thin} solid CanvasText`,
      '::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
});

/** The remainder is paler because it is not a single thing. */
export const rest = style([bar, layered({ '::before': { backgroundColor: color.control } })]);
