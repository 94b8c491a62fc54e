import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

/** Also where a browser does not know of hiding until found, an empty place takes its height. */
export const place = style({
  selectors: {
    '&[hidden]': {
      display: 'block',
      overflow: 'hidden',
      borderRadius: radius.lg,
      backgroundColor: color.surface,
    },
  },
});

export const section = style([
  place,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    '@media': { [media.phone]: { gap: space[8] } },
  },
]);
