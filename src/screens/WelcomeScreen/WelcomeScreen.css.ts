import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, shadow, space } = vars;

export const page = style({
  display: 'flex',
  minHeight: '100dvh',
  outline: 'none',
  backgroundColor: color.surface,
  '@media': {
    [media.wide]: { backgroundColor: color.canvas, padding: `${space[56]} ${space[24]}` },
  },
});

/** The whole window on a phone, a card elsewhere. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
  padding: `0 ${space[16]}`,
  '@media': {
    [media.wide]: {
      alignSelf: 'flex-start',
      padding: `${space[16]} ${space[32]} ${space[32]}`,
      borderRadius: radius.lg,
      backgroundColor: color.surface,
      boxShadow: shadow.raised,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '56px',
});

export const bar = style({
  flex: 1,
  height: '4px',
  borderRadius: radius.full,
  backgroundColor: color.hairline,
});

export const reached = style({ backgroundColor: color.accent });
