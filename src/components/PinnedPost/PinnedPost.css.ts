import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, media, motion, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  paddingInline: space[20],
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
    [media.phone]: { paddingInline: space[16] },
  },
});

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
export const title = style({ flexGrow: 1 });
