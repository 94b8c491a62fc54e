import { text } from '@/design/components/Text/Text.css';
import { card } from '@/design/components/Card/Card.css';
import { codeFont } from '@/design/styles/codeFont';
import { vars } from '@/design/tokens/vars.css';
import { createVar, style, type StyleRule } from '@vanilla-extract/css';

const { borderWidth, color, controlHeight, fontSize, lineHeight, radius, space, zIndex } = vars;

/** Width of the column next to the form, if there is one. */
export const sideWidth = createVar();

/** The form and its request side by side on a wide screen, the result below them in full width. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[16],
  alignItems: 'start',
  '@media': {
    [vars.media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) auto ${sideWidth}`,
      gridTemplateAreas: '"form split side" "result result result"',
    },
  },
});

const onDesk = (rule: StyleRule): StyleRule => ({ '@media': { [vars.media.desktop]: rule } });

export const side = style([
  card({ edge: true }),
  onDesk({
    gridArea: 'side',
    position: 'sticky',
    top: space[24],
    maxHeight: `calc(100dvh - 2 * ${space[24]})`,
    overflow: 'auto',
  }),
]);

/** Focused only while the next page is loading. */
export const resultArea = style({ outline: 'none', ...onDesk({ gridArea: 'result' }) });
export const progress = style([card({ edge: true }), { outline: 'none' }]);

/** Rarely used fields: collapsed, with a count of those that are set. */
export const advanced = style({
  marginBlockStart: space[16],
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
});
export const advancedTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlHeight.md,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
/** Points down, and up once expanded. */
export const unfold = style({
  marginInlineStart: 'auto',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

/** Sticks to the bottom of the screen while the end of the form is out of view. */
export const runBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.sticky,
  marginInline: `-${space[20]}`,
  padding: `${space[12]} ${space[20]}`,
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
  backgroundColor: color.surface,
  '@media': {
    [vars.media.phone]: {
      marginInline: `-${space[16]}`,
      paddingInline: space[16],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

/** The message about a run, outside any card: on a phone it keeps a distance from the edge. */
const sentence = style({
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': { [vars.media.phone]: { paddingInline: space[16] } },
});
export const said = {
  done: style([text({ variant: 'label', tone: 'success' }), sentence]),
  state: style([text({ variant: 'meta', tone: 'muted' }), sentence]),
};

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${space[16]} ${space[16]}`,
  alignItems: 'start',
});

/** A native select, opened with the arrow at the end of a field. */
export const suggestions = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.sm,
  color: color.textMuted,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}` },
  },
  '@media': { [vars.media.touch]: { width: '44px', height: '44px' } },
});

export const suggestionList = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const code = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  fontFamily: codeFont,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
  wordBreak: 'break-all',
  whiteSpace: 'pre-wrap',
});

export const row = style({ boxShadow: `inset 0 -1px ${color.hairline}` });

export const constraints = style({ listStyle: 'disc', paddingInlineStart: space[20] });
