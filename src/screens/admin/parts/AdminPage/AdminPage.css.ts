import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

/** As wide as the picture of the review page has its list, with the margins. */
export const page = style({
  maxWidth: '1192px',
  padding: `${space[16]} 0 ${space[56]}`,
  outline: 'none',
  '@media': {
    [media.wide]: { padding: `${space[24]} ${space[24]} ${space[56]}` },
    [media.desktop]: { padding: `28px ${space[32]} ${space[56]}` },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  marginBlockEnd: space[16],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});
