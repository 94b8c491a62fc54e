import { style, globalStyle } from '@vanilla-extract/css';
import { arrival as floating } from '@/design/styles/arrival.css';
import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { card } from '@/design/components/Card/Card.css';

const { color, controlHeight, fontSize, media, radius, space, fontWeight } = vars;

const HEIGHT = '40px';

/** Reserves space for the row until its code is loaded. */
export const place = style({ minHeight: HEIGHT });

export const pendingRow = style({
  borderRadius: radius.lg,
  backgroundColor: color.warningSoft,
  fontSize: fontSize[15],
  '@media': { [media.phone]: { borderRadius: 0, marginBottom: `-${space[8]}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: HEIGHT,
  paddingInline: space[20],
  borderRadius: radius.lg,
  color: color.warning,
  fontWeight: fontWeight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

/** Points down, and up once expanded. */
export const sign = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const list = style({
  padding: `0 ${space[20]} ${space[10]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: controlHeight.md,
  paddingBlock: space[4],
  color: color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

/** A place that is not rendered, also in browsers that do not support hidden until found. */
export const empty = style({
  selectors: { '&[hidden]': { display: 'block' } },
  overflow: 'hidden',
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  // The text can be found with find-in-page; it is visible only once rendered.
  color: 'transparent',
  whiteSpace: 'pre',
  // Scroll anchoring should use a post, not an invisible line.
  overflowAnchor: 'none',
});

export const line = style({
  minHeight: vars.controlHeight.md,
  // On a phone, long words or many links wrap onto a separate line.
  flexWrap: 'wrap',
  '@media': { [vars.media.phone]: { paddingInline: vars.space[16] } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    // On a phone the whole row scrolls sideways to the edge of the screen.
    [media.phone]: {
      flexWrap: 'nowrap',
      paddingInline: space[16],
      // Space for a focus ring and a shadow, which a scrolling box would clip.
      paddingBlock: space[4],
      marginBlock: `${space[4]} -${space[4]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

// On a wide screen the chips and orders fit on one line in any font, so a loading font moves none.
export const chips = style({ '@media': { [media.wide]: { flexWrap: 'wrap' } } });
globalStyle(`${chips} > *`, { '@media': { [media.wide]: { paddingInline: space[10] } } });

export const periods = style({
  '@media': { [media.phone]: { paddingInline: space[16], paddingBlockEnd: space[4] } },
});

export const row = style([
  card({ padding: 'none' }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[10]} ${space[10]} ${space[10]} ${space[16]}`,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

/** In the composer's place on a guest's phone. */
export const about = style([
  text({ variant: 'meta', tone: 'muted' }),
  {
    padding: `${space[8]} ${space[16]} 0`,
    wordBreak: 'keep-all',
    textWrap: 'balance',
    '@media': { [media.wide]: { display: 'none' } },
  },
]);

/** As wide as its link to the form. */
export const invitation = style({
  flexGrow: 1,
  minHeight: controlHeight.md,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: fontSize[17],
});

/** Follows the reader below the header. */
export const arrival = style([
  floating,
  {
    top: '76px',
    marginBottom: `calc(-1 * ${space[12]})`,
    '@media': { [media.phone]: { top: '64px', marginBottom: `calc(-1 * ${space[8]})` } },
  },
]);

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[16]} ${space[16]} ${space[32]}`,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlHeight.md,
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  cursor: 'pointer',
});

export const box = style({ width: '18px', height: '18px', accentColor: color.accent });
