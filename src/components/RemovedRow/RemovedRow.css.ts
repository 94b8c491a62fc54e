import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, radius, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${space[20]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

/** This variant replaces a card of the grid. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  height: '100%',
  minHeight: '160px',
  borderRadius: radius.md,
  backgroundColor: vars.color.surfaceSunken,
});
