import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { artDim, media, radius, space } = vars;

export const icon = style({
  flexShrink: 0,
  borderRadius: radius.md,
  objectFit: 'cover',
  filter: artDim,
});

/** The buttons are below the words on a phone, next to them on a wide screen. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  paddingBlock: space[12],
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const acts = style({
  gridColumn: 2,
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const intro = style({ padding: `${space[16]} ${space[20]} ${space[8]}` });
