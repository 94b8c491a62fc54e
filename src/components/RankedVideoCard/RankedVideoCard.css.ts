import { card as cardOf } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { onPicture } from '../onPicture';

const { color, fontSize, fontWeight, space } = vars;

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

export const length = style({ ...onPicture, right: space[8], bottom: space[8] });
export const number = style({
  ...onPicture,
  left: space[8],
  top: space[8],
  paddingInline: space[8],
  fontSize: fontSize[15],
  fontWeight: fontWeight.bold,
});

export const trend = style({ minHeight: '24px' });
globalStyle(`${trend} > svg`, { marginInlineStart: 'auto' });

export const actions = style({ marginTop: 'auto' });
