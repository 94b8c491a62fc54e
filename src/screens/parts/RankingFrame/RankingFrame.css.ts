import { page as pageOf } from '@/design/components/Page/Page.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** The list; on a desktop the method and the side content are next to it. */
export const page = style([
  pageOf.wide,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[8],
    '@media': {
      [media.wide]: { gap: '28px', padding: `${space[24]} ${space[24]} ${space[56]}` },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' },
    },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  '@media': { [media.phone]: { padding: `${space[12]} ${space[16]} 0` } },
});

/** On a phone the choices take the full width: the tabs at the start, the selects at the end. */
export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  flexWrap: 'wrap',
  '@media': { [media.phone]: { width: '100%', justifyContent: 'space-between' } },
});

export const aside = style({
  '@media': { [media.desktop]: { position: 'sticky', top: '88px' } },
});
