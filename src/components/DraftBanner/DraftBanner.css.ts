import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.lg,
  backgroundColor: color.surfaceSunken,
  color: color.text,
  '@media': { [media.phone]: { borderRadius: 0, paddingInline: space[16] } },
});

export const words = style({ flex: '1 1 180px', minWidth: 0 });
