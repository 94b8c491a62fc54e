import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style, globalStyle } from '@vanilla-extract/css';

const { color, media, radius, space, borderWidth, controlHeight, zIndex } = vars;

export const form = style({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 'var(--keyboard, 0px)',
      zIndex: zIndex.bar,
      alignItems: 'flex-start',
      padding: `${space[10]} ${space[12]} calc(${space[10]} + env(safe-area-inset-bottom)) ${space[16]}`,
      borderTop: `${borderWidth.thin} solid ${color.hairline}`,
      backgroundColor: color.surface,
    },
  },
});

/** On a phone the form stays open without focus while it holds text or an error. */
export const open = style({});

/** Maximum height: the form ends below the messages at the top, even above a keyboard. */
const HEIGHT = 'min(34vh, calc(100dvh - var(--keyboard, 0px) - 272px))';

export const field = style({ '@media': { [media.wide]: { position: 'relative' } } });

const closed = `${form}:not(:focus-within):not(${open})`;

globalStyle(`${field} textarea`, {
  '@media': {
    [media.phone]: { minHeight: controlHeight.lg, maxHeight: HEIGHT, overflowY: 'auto' },
  },
});

// One quiet line while closed.
globalStyle(`${closed} textarea`, {
  '@media': {
    [media.phone]: {
      minHeight: controlHeight.md,
      height: '44px',
      padding: '9px 14px',
      borderColor: 'transparent',
      borderRadius: radius.md,
      backgroundColor: color.surfaceSunken,
      whiteSpace: 'nowrap',
    },
  },
});

export const footer = style({
  selectors: {
    [`${closed} &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
});

/** Phone keyboards have no Ctrl key. */
export const hint = style([
  text({ variant: 'meta', tone: 'muted' }),
  {
    flexGrow: 1,
    '@media': { [media.phone]: { display: 'none' }, [media.touch]: { visibility: 'hidden' } },
  },
]);

// Messages float above the bar.
globalStyle(`:root:has(${form})`, {
  '@media': { [media.phone]: { vars: { '--bottom-bar': '64px' } } },
});

// An open form grows with its text, so messages move to the top.
globalStyle(`:root:has(${form}:focus-within), :root:has(${open})`, {
  '@media': { [media.phone]: { vars: { '--bottom-bar': 'calc(100dvh - 160px)' } } },
});

/** Estimated height of a comment that was never rendered, px. */
export const ESTIMATE = 104;

export const undrawn = style({
  whiteSpace: 'pre-line',
  selectors: {
    // The text can be found with find-in-page; it is visible only once rendered.
    '&[hidden]': {
      display: 'block',
      height: 0,
      overflow: 'hidden',
      color: 'transparent',
      whiteSpace: 'pre',
      lineHeight: `${ESTIMATE}px`,
      overflowAnchor: 'none',
    },
  },
});

export const title = style([
  text({ variant: 'heading' }),
  {
    scrollMarginTop: space[40],
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
]);

/** Scrolled into view clear of the bars: the header, and on a phone the form at the bottom. */
export const editor = style({
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  scrollMarginTop: space[40],
  '@media': { [media.phone]: { scrollMarginBottom: `calc(64px + ${space[12]})` } },
});

/** In the place of the next reply. */
export const replyForm = style({
  marginInlineStart: '52px',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

/** A subtle background separates them from the list below, where they also appear. */
export const bestList = style({
  padding: space[16],
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});
