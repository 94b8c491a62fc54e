import { clamp, lines, text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';
import { onPicture } from '../onPicture';

const { color, fontWeight, media, radius, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  borderRadius: radius.sm,
});

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
});

export const length = style({
  ...onPicture,
  right: '6px',
  bottom: '6px',
  fontWeight: fontWeight.semibold,
  lineHeight: '1.375rem',
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: '3px', minWidth: 0 });

export const title = style([
  text({ variant: 'label' }),
  clamp.many,
  {
    vars: { [lines]: '2' },
    '@media': { [media.hover]: { selectors: { [`${row}:hover &`]: { color: color.accent } } } },
  },
]);
