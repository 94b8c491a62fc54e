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

/** Insets the links like the page's columns, with the surface across the window. */
const inset = (edge: string) => `max(${edge}, calc((100% - ${contentWidth.wide}) / 2 + ${edge}))`;

/** Scrolls sideways if there is no room. */
export const bar = style({
  display: 'flex',
  gap: '28px',
  paddingInline: inset(space[16]),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: color.surface,
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': { [media.wide]: { paddingInline: inset(space[24]) } },
});

/** On a phone only these pages need links to the other rankings. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

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
