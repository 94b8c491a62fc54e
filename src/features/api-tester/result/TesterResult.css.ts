import { onPicture } from '@/components/onPicture';
import { codeFont } from '@/design/styles/codeFont';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  overflowWrap: 'anywhere',
});

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
});

const label = { ...onPicture, fontWeight: fontWeight.semibold };

export const length = style({ ...label, right: space[8], bottom: space[8] });

export const place = style({ ...label, left: space[8], top: space[8] });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  overflowWrap: 'anywhere',
  '@media': { [vars.media.phone]: { padding: space[16] } },
  selectors: { '& + &': { boxShadow: `inset 0 1px ${color.hairline}` } },
});

export const words = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});

/** Aligns its text, not its touch area, with the text above. */
export const outside = style({
  selectors: { [`${words} &:first-child`]: { marginInlineStart: `calc(-1 * ${space[12]})` } },
});

export const replies = style({
  paddingInlineStart: space[12],
  boxShadow: `inset 2px 0 ${color.hairline}`,
});

export const mark = style({
  borderRadius: radius.sm,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontWeight: fontWeight.semibold,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: `${space[2]} ${space[12]}`,
  fontSize: fontSize[15],
});

export const fact = style({ color: color.textMuted });

export const raw = style({
  maxHeight: 'min(62vh, 560px)',
  padding: space[20],
  overflow: 'auto',
  fontFamily: codeFont,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [vars.media.phone]: { padding: space[16] } },
});

export const params = style([
  raw,
  {
    maxHeight: '240px',
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.sm,
    backgroundColor: color.surfaceSunken,
    '@media': { [vars.media.phone]: { padding: `${space[8]} ${space[12]}` } },
  },
]);

export const divided = style({ boxShadow: `inset 0 1px ${color.hairline}` });

export const notices = style({
  padding: `${space[8]} ${space[12]} ${space[8]} ${space[32]}`,
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  fontSize: fontSize[13],
  listStyle: 'disc',
});

/** Leaves the flow while empty, so that it takes no gap. */
export const said = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** Focused only after its button has disappeared. */
export const batch = style({ outline: 'none' });

export const choice = style({
  padding: `0 ${space[20]} ${space[12]}`,
  '@media': { [vars.media.phone]: { paddingInline: space[16] } },
});

export const legend = style({ fontSize: fontSize[13], fontWeight: fontWeight.semibold });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${space[4]} ${space[12]}`,
  maxHeight: '280px',
  overflow: 'auto',
  overflowWrap: 'anywhere',
});
