import { strokes } from '@/design/styles/strokes';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const {
  borderWidth,
  color,
  contentWidth,
  controlHeight,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} = vars;

export const bar = style({
  backgroundColor: color.surface,
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
});

/** On a phone only these pages need links to the other rankings. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The row scrolls sideways if there is no room. */
export const row = style({
  display: 'flex',
  gap: '28px',
  maxWidth: contentWidth.wide,
  marginInline: 'auto',
  paddingInline: space[16],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.wide]: { paddingInline: space[24] } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: controlHeight.md,
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.sm },
    '&[aria-current]': { color: color.text, fontWeight: fontWeight.bold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      backgroundImage: strokes,
    },
  },
  '@media': {
    // If the system forces its colours, the picture of light is invisible, so a line replaces it.
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::after': { borderBottom: '3px solid Highlight' } },
    },
  },
});
