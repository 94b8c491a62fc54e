import { style, styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { borderWidth, color, fontSize, fontWeight, radius, space } = vars;

const HEAD = '44px';
const NUMBER = '56px';

export const frame = layeredStyle({
  position: 'relative',
  maxHeight: 'min(62vh, 560px)',
  overflow: 'auto',
  // A focused cell scrolls clear of the header and the row number.
  scrollPadding: `${HEAD} 0 0 ${NUMBER}`,
  overscrollBehavior: 'contain',
});

export const table = layeredStyle({
  minWidth: '100%',
  tableLayout: 'fixed',
  // Collapsed borders would scroll away under a sticky header.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize[15],
  outline: 'none',
});

const line = `inset 0 -1px ${color.hairline}`;

export const head = layeredStyle({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: HEAD,
  backgroundColor: color.surfaceSunken,
  boxShadow: line,
  fontWeight: fontWeight.semibold,
});

export const corner = style([head, layered({ left: 0, zIndex: 3 })]);

export const align = styleVariants({
  start: layered({ textAlign: 'start', justifyContent: 'flex-start' }),
  end: layered({
    textAlign: 'end',
    justifyContent: 'flex-end',
    fontVariantNumeric: 'tabular-nums',
  }),
});

export const sort = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  width: '100%',
  height: HEAD,
  paddingInline: space[12],
  color: color.textMuted,
  fontWeight: fontWeight.semibold,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [vars.media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});

export const clipped = layeredStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const handle = layeredStyle({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: '10px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: space[10],
    right: 0,
    width: '1px',
    backgroundColor: color.control,
  },
  '@media': { [vars.media.touch]: { width: '22px' } },
});

export const row = layeredStyle({ height: '40px', backgroundColor: color.surface });

export const rowNumber = layeredStyle({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  paddingInline: space[12],
  backgroundColor: color.surfaceSunken,
  boxShadow: line,
  color: color.textMuted,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  cursor: 'pointer',
  userSelect: 'none',
});

export const cell = layeredStyle({
  height: '40px',
  paddingInline: space[12],
  boxShadow: line,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'cell',
  // A drag selects cells, not letters; the full value below can be selected.
  userSelect: 'none',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: `color-mix(in srgb, ${color.accent} 14%, ${color.surface})`,
    },
    '&[data-active]': { boxShadow: `inset 0 0 0 ${borderWidth.thin} ${color.accent}` },
    [`${table}:focus-visible &[data-active]`]: { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
});

/** A missing value. */
export const none = layeredStyle({
  color: color.textMuted,
  fontStyle: 'italic',
  selectors: { '&[aria-selected="true"]': { color: color.text } },
});

export const view = layeredStyle({ boxShadow: `inset 0 1px ${color.hairline}` });

export const value = layeredStyle({
  maxHeight: '160px',
  padding: `${space[8]} ${space[12]}`,
  overflow: 'auto',
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  fontSize: fontSize[15],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
