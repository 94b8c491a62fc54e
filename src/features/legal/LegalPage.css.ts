import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, space } = vars;

export const article = style([
  card({ edge: true }),
  {
    '@media': { [media.wide]: { padding: `${space[40]} ${space[40]} ${space[56]}` } },
  },
]);

export const contact = style([card({ edge: true }), { scrollMarginTop: '88px' }]);

/** A separate Divider: sharing it with the member's page would add a file to both. */
export const line = style({ height: '1px', border: 0, backgroundColor: color.hairline });
