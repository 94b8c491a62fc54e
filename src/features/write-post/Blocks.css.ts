import { text } from '@/design/components/Text/Text.css';
import { touchTarget } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';
import { card } from '@/design/components/Card/Card.css';

const { borderWidth, color, fontSize, media, motion, radius, space, zIndex } = vars;

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

/** A placeholder for missing content, or content of others. */
export const box = style({
  display: 'flex',
  gap: space[16],
  padding: space[12],
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  '@media': { [media.phone]: { gap: space[12] } },
});

export const thumb = style({
  position: 'relative',
  flexShrink: 0,
  width: '104px',
  height: '64px',
  borderRadius: radius.sm,
  objectFit: 'cover',
  overflow: 'hidden',
  '@media': { [media.phone]: { width: '72px', height: '56px' } },
});

export const thumbImage = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const thumbButton = style({
  position: 'absolute',
  top: '4px',
  right: '4px',
  width: '28px',
  height: '28px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.sm,
  color: vars.light,
  backgroundColor: color.scrim,
  ...touchTarget(8),
});

export const state = style([
  text({ variant: 'meta', tone: 'muted', tabular: true }),
  { flexShrink: 0, marginInlineStart: 'auto' },
]);

/** The place for a picture, filled by a press or by dropping a file. */
export const choose = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[24]} ${space[16]}`,
  border: `${borderWidth.thick} dashed ${color.control}`,
  borderRadius: radius.md,
  color: color.text,
  textAlign: 'center',
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '420px',
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

/** The video next to its caption; below each other on a phone. */
export const video = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '18px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] } },
});

export const warning = style({
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontSize: fontSize[13],
});

export const warningWords = style({ flex: '1 1 160px', minWidth: 0, paddingBlock: space[4] });
