import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, space } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  padding: `10px ${space[20]}`,
  backgroundColor: color.warningSoft,
  color: color.warning,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const notice = style({ flexGrow: 1, color: color.text });
