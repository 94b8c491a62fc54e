import { unevenGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, media, motion, space } = vars;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 112px minmax(0, 1fr) auto',
  gridTemplateAreas: `'box picture words words' 'author author author actions'`,
  alignItems: 'center',
  gap: `${space[10]} ${space[12]}`,
  padding: `${space[16]} ${space[16]}`,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto 160px minmax(0, 1fr) minmax(0, 200px) auto',
      gridTemplateAreas: `'box picture words author actions'`,
      columnGap: space[20],
      padding: `14px ${space[20]}`,
    },
    [media.desktop]: {
      gridTemplateColumns: 'auto 160px minmax(0, 1fr) minmax(0, 236px) auto',
    },
  },
});

/** Only one row at a time, so that the shortcuts are unambiguous. */
export const current = style({ boxShadow: `inset 2px 0 ${color.accent}` });

export const box = style({ gridArea: 'box' });

export const picture = style({ gridArea: 'picture' });
globalStyle(`${picture} > div`, { width: '100%' });

export const words = style({
  gridArea: 'words',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

export const author = style({
  gridArea: 'author',
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  minWidth: 0,
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
});

export const search = style({ flex: '1 1 240px', maxWidth: '420px' });

export const coming = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  padding: `14px ${space[20]}`,
});

/** The post as members see it, next to the information for admins. */
export const columns = style(unevenGrid(space[12], { wide: ['minmax(0, 1fr) 304px', space[24]] }));

export const entry = style({
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.hairline}`,
});
