import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space, motion } = vars;

/** A place for a plant: as large as one, and lighter. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  width: '100%',
  height: '100%',
  minHeight: '176px',
  padding: space[16],
  borderRadius: radius.lg,
  border: `2px dashed color-mix(in srgb, ${color.control} 55%, transparent)`,
  color: color.accent,
  textAlign: 'center',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:active': { backgroundColor: color.surfaceSunken },
    '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[aria-disabled="true"]:active': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': { backgroundColor: color.surfaceSunken },
      },
    },
  },
});

/** No space for another plant: the reason takes a line of its own. */
export const fullRow = style({ gridColumn: '1 / -1' });
export const row = style([tile, { minHeight: '72px' }]);

/** The drawing leaves space for a tall plant above the bowl. */
export const drawing = style({ width: '72%', maxWidth: '168px', marginTop: '-28%' });

export const scene = style({
  position: 'relative',
  height: '220px',
  '@media': { [vars.media.wide]: { height: '280px' } },
});

export const bowl = style({
  position: 'absolute',
  top: '9%',
  left: '50%',
  height: '85%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [media.phone]: { padding: `${space[12]} ${space[16]} ${space[24]}` } },
});

/** Two columns on the narrowest phones, more if there is space. */
export const plants = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: space[12],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: space[16] },
  },
});

export const notice = style([
  text({ variant: 'label', tone: 'success' }),
  {
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.md,
    backgroundColor: color.successSoft,
  },
]);
