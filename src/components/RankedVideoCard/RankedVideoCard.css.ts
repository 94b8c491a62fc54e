import { card as cardOf } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, media, radius, space } = vars;

export const card = style([
  cardOf({ padding: 'none', edge: true }),
  {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'clip',
  },
]);

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: color.surfaceSunken,
});

/** On a dark overlay, because the picture below can have any colour. */
const onPicture = {
  position: 'absolute',
  paddingInline: space[6],
  borderRadius: radius.sm,
  color: vars.light,
  backgroundColor: color.scrim,
  fontSize: fontSize[13],
  lineHeight: lineHeight.relaxed,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const length = style({ ...onPicture, right: space[8], bottom: space[8] });
export const number = style({
  ...onPicture,
  left: space[8],
  top: space[8],
  paddingInline: space[8],
  borderRadius: radius.sm,
  fontSize: fontSize[15],
  fontWeight: fontWeight.bold,
});

export const body = style({
  flexGrow: 1,
  padding: space[16],
  '@media': { [media.phone]: { padding: `${space[12]} ${space[16]} ${space[16]}` } },
});

export const trend = style({ minHeight: '24px' });
globalStyle(`${trend} > svg`, { marginInlineStart: 'auto' });

export const actions = style({ marginTop: 'auto' });
