import { style } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../styles/layered';
import { vars } from '../tokens/vars.css';

const { color, controlHeight, fontSize, fontWeight, lineHeight, media, motion, radius, space } =
  vars;

/** The label that opens the table. */
export const summary = layeredStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '32px',
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    [media.touch]: { minHeight: controlHeight.md },
  },
});

export const chevron = layeredStyle({
  transition: `rotate ${motion.fast} ${motion.easing}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/**
 * A table that is too wide scrolls in its frame. A shadow on the right shows that there is more; at
 * the end of the table a strip that scrolls with it covers the shadow.
 */
export const frame = layeredStyle({
  marginTop: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderRadius: radius.sm,
  background: [
    `linear-gradient(to left, ${color.surface} 40%, transparent) right / 48px 100% no-repeat local`,
    `linear-gradient(to left, ${color.hairline}, transparent) right / 24px 100% no-repeat scroll`,
  ].join(', '),
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});

export const table = layeredStyle({
  width: '100%',
  // Collapsed borders would scroll away under the sticky column.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
});

export const caption = layeredStyle({
  paddingBottom: space[6],
  color: color.textMuted,
  fontSize: fontSize[13],
  textAlign: 'start',
});

const cell = layered({
  padding: `${space[8]} ${space[8]}`,
  boxShadow: `inset 0 -1px ${color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const figure = style([cell, layered({ whiteSpace: 'nowrap' })]);

export const head = style([
  cell,
  layered({ color: color.textMuted, fontWeight: fontWeight.semibold }),
]);

/** As wide as the name up to a maximum; longer names wrap. */
export const name = layeredStyle({
  display: 'inline-block',
  width: 'max-content',
  maxWidth: '120px',
});

/** The first column stays while the others scroll. */
export const rowHead = style([
  cell,
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    paddingInlineStart: 0,
    backgroundColor: color.surface,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
  }),
]);

export const corner = style([
  rowHead,
  layered({ color: color.textMuted, fontWeight: fontWeight.semibold }),
]);
