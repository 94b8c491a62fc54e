import { text } from '@/design/components/Text/Text.css';
import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, media, radius, space, zIndex } = vars;

/** Aligns the title, the text blocks and the buttons below them. */
const left = '64px';
const right = '32px';
const phone = space[16];

export const sheet = style([
  card({ padding: 'none', edge: true }),
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    paddingBottom: space[20],
  },
]);

export const title = style({
  margin: `0 ${right} 0 ${space[20]}`,
  padding: `${space[20]} 0 ${space[20]} 44px`,
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': {
    [media.phone]: { marginInline: phone, padding: `${space[16]} 0` },
  },
});

export const blocks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[12]} ${space[20]} ${space[16]} ${space[8]}`,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[4]} ${space[12]}` } },
});

export const foot = style({
  margin: `0 ${right} 0 ${left}`,
  borderTop: `${borderWidth.thin} dashed ${color.hairline}`,
  '@media': { [media.phone]: { marginInline: phone } },
});

/** Keyboard hints, only with a keyboard. */
export const hint = style([
  text({ variant: 'meta', tone: 'muted' }),
  {
    '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
  },
]);

/** Covers the sheet while a file is dragged over the page. */
export const drop = style({
  position: 'absolute',
  inset: 0,
  zIndex: zIndex.sticky,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 2px ${color.accent}`,
  backgroundColor: `color-mix(in srgb, ${color.surface} 88%, transparent)`,
  color: color.accent,
  pointerEvents: 'none',
});

export const notice = style({
  display: 'flex',
  gap: space[12],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.lg,
  backgroundColor: color.warningSoft,
  color: color.warning,
  '@media': { [media.phone]: { borderRadius: 0, paddingInline: phone } },
});
