import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { borderWidth, color, media, radius, shadow, space, zIndex } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
  selectors: { '&:not(:first-child)': { marginTop: space[12] } },
});

export const hint = style([
  text({ variant: 'meta', tone: 'muted' }),
  { '@media': { [media.phone]: { display: 'none' } } },
]);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
  gap: space[12],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(98px, 1fr))', gap: space[8] },
  },
});

/** A single row that scrolls. */
export const chips = style({
  margin: `0 -${space[16]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Keyboard hints, only with a keyboard. */
export const keys = style([
  text({ variant: 'caption', tone: 'muted', weight: 'regular' }),
  {
    '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
  },
]);

/** On a phone its parts join the page's column: the stage on top, the buttons at the bottom. */
export const panel = style({
  '@media': {
    [media.phone]: { display: 'contents' },
    [media.wide]: {
      position: 'sticky',
      top: 'var(--stage-top, 0px)',
      maxHeight: 'calc(100dvh - var(--stage-top, 0px) - 16px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: radius.lg,
      backgroundColor: color.surface,
      boxShadow: shadow.raised,
    },
  },
});

/** Keeps the companion in view while the parts scroll, if the window is high enough for both. */
export const stageBlock = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: zIndex.sticky,
      top: 'var(--stage-top, 0px)',
      order: -1,
      backgroundColor: color.surface,
      boxShadow: `0 1px 0 ${color.hairline}`,
    },
    [media.low]: { position: 'static' },
  },
});

export const stats = style({
  padding: `${space[8]} ${space[20]}`,
  '@media': {
    [media.phone]: { padding: space[16], marginTop: space[8], backgroundColor: color.surface },
  },
});

/** Hidden to make room for the move controls, so that the whole panel is visible. */
export const aside = style({ '@media': { [media.wide]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.sticky,
  padding: `${space[8]} ${space[20]} ${space[20]}`,
  backgroundColor: color.surface,
  '@media': {
    [media.phone]: {
      zIndex: zIndex.bar,
      padding: `${space[8]} ${space[16]} calc(${space[8]} + env(safe-area-inset-bottom))`,
      borderTop: `${borderWidth.thin} solid ${color.hairline}`,
    },
  },
});

// Messages float above the buttons.
globalStyle(`:root:has(${actions})`, {
  '@media': { [media.phone]: { vars: { '--bottom-bar': '72px' } } },
});

export const reason = style([text({ variant: 'meta', tone: 'danger' }), { flexBasis: '100%' }]);
