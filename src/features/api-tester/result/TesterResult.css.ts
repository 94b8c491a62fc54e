import { codeFont } from '@/design/styles/codeFont';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const raw = style({
  maxHeight: 'min(62vh, 560px)',
  margin: 0,
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
