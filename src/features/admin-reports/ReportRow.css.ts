import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, motion, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: `'box words' 'author author' 'actions actions'`,
  gap: `${space[12]} ${space[12]}`,
  padding: space[16],
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 220px)',
      gridTemplateAreas: `'box words author' '. actions actions'`,
      columnGap: space[20],
      padding: `${space[16]} ${space[20]}`,
    },
  },
});

/** Without a checkbox there is no first column. */
export const settled = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: `'words' 'author'`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 220px)',
      gridTemplateAreas: `'words author'`,
    },
  },
});

/** Only one row at a time, so that the shortcuts are unambiguous. */
export const current = style({ boxShadow: `inset 2px 0 ${color.accent}` });

export const box = style({ gridArea: 'box', alignSelf: 'start' });

export const words = style({
  gridArea: 'words',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const reports = style({
  display: 'grid',
  gap: space[6],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.hairline}`,
});

export const author = style({
  gridArea: 'author',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space[10],
  minWidth: 0,
});

export const actions = style({
  gridArea: 'actions',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.wide]: { display: 'flex', justifyContent: 'flex-end' } },
});
