import { card as cardOf } from '@/design/components/Card/Card.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { dotted } from '@/design/styles/dotted.css';
import { face } from '@/design/tokens/scale';
import { vars } from '@/design/tokens/vars.css';
import { preserve, text } from '@/design/components/Text/Text.css';

const { color, fontSize, lineHeight, media, radius, space, fontWeight } = vars;

/** How many lines show; the text is cut between lines, never within one. */
const LINES = 3;

export const words = style([text({ variant: 'body' }), preserve]);

/** No line clamping: its ellipsis would come before the button. Only if there is more text, or until that is clear. */
export const cut = style({ maxHeight: `calc(${LINES} * 1lh)`, overflow: 'hidden' });

/**
 * Floats at the end of the last line: the text flows around it and breaks before it, so that it is
 * the last word of the text. A float without width above it keeps it below the earlier lines.
 */
export const end = style({
  position: 'relative',
  float: 'right',
  clear: 'both',
  paddingInlineStart: space[4],
  color: color.textMuted,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.relaxed,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // The line is 27 px high; the touch target is 44 px.
  '::after': { content: '""', position: 'absolute', inset: '-9px -8px' },
});
export const above = style({ float: 'right', width: 0, height: `calc(${LINES - 1} * 1lh)` });

/**
 * The card does not clip, because a tooltip may extend beyond its edge; so its first child has the
 * round corners.
 */
export const card = style([cardOf({ padding: 'none', edge: true }), { overflow: 'visible' }]);
globalStyle(`${card} > :first-child`, {
  borderStartStartRadius: radius.lg,
  borderStartEndRadius: radius.lg,
  '@media': { [media.phone]: { borderRadius: 0 } },
});

export const inner = style({
  // Cuts a word that cannot break at the frame; the focus ring may extend outside.
  overflowX: 'clip',
  overflowClipMargin: '8px',
  padding: `${space[16]} ${space[20]} ${space[8]}`,
  '@media': { [media.phone]: { padding: `14px ${space[16]} ${space[6]}` } },
});

/** The whole title leads to the post; a long press or a middle click works as on any link. */
export const title = style({
  display: 'block',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const meta = style([
  dotted,
  { marginTop: '3px', color: color.textMuted, fontSize: fontSize[13], lineHeight: lineHeight.snug },
]);

/** At 360 px the view count is hidden so that the line does not wrap. */
const narrow = 'screen and (max-width: 379px)';
export const views = style({ '@media': { [narrow]: { display: 'none' } } });

export const menu = style({ margin: `-${space[6]} -${space[10]} 0 0` });

/** On a desktop the text begins at the title's edge; on a phone it uses the full width. */
const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  paddingInlineStart: `calc(${face.md}px + ${space[12]})`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { paddingInlineStart: 0 } },
});

export const preview = style([body, { marginTop: space[12] }]);
export const actions = style([body, { marginTop: space[8] }]);
