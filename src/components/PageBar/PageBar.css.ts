import { text } from '@/design/components/Text/Text.css';
import { hidden } from '@/design/styles/hidden';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, controlHeight, fontSize, fontWeight, media, radius, space, zIndex } =
  vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: controlHeight.md,
  '@media': {
    [media.wide]: { marginTop: '-14px', marginBottom: space[2] },
    [media.phone]: {
      position: 'sticky',
      top: 0,
      zIndex: zIndex.bar,
      minHeight: '56px',
      paddingInline: space[4],
      borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
      backgroundColor: color.surface,
    },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: controlHeight.md,
  minWidth: '44px',
  paddingInline: `0 ${space[8]}`,
  borderRadius: radius.md,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  '@media': {
    [media.phone]: { justifyContent: 'center', padding: 0 },
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
  },
});

/** Screen readers read the text on a phone too, where only the arrow is visible. */
export const word = style({
  '@media': {
    [media.phone]: hidden,
  },
});

export const title = style([
  text({ variant: 'heading' }),
  {
    flexGrow: 1,
    '@media': { [media.wide]: { visibility: 'hidden' } },
  },
]);
