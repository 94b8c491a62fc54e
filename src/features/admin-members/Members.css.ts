import { unevenGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const toolbar = style([
  unevenGrid(space[12], { wide: ['minmax(0, 420px) 160px 160px'] }),
  {
    alignItems: 'end',
    marginBlockEnd: space[16],
    '@media': { [media.phone]: { paddingInline: space[16] } },
  },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} ${space[16]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      padding: `${space[12]} ${space[20]}`,
    },
  },
});

/** Below the name on a phone, next to it on a wide screen. */
export const details = style({
  gridColumn: 2,
  '@media': { [media.wide]: { gridColumn: 'auto', justifyContent: 'end' } },
});

export const columns = style(unevenGrid(space[12], { wide: ['minmax(0, 1fr) 360px', space[24]] }));
