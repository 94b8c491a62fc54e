import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, space } = vars;

/** The scene takes the room next to the form; on a phone it is above the form. */
export const page = style({
  minHeight: '100dvh',
  outline: 'none',
  backgroundColor: color.surface,
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) min(560px, 52vw)' },
  },
});

/** Separate from the form, at the end of the page. */
export const foot = style({ marginTop: space[32] });

export const form = style({
  width: '100%',
  maxWidth: '448px',
  marginInline: 'auto',
  padding: `${space[24]} ${space[20]} ${space[40]}`,
  '@media': {
    [media.wide]: { alignSelf: 'center', padding: space[24] },
  },
});
