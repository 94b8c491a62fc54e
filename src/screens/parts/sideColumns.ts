import { vars } from '@/design/tokens/vars.css';
import type { StyleRule } from '@vanilla-extract/css';

const { media, space } = vars;

/**
 * The extra rules of a page in two columns: the subject on the left, its list on the right; on a
 * phone one above the other.
 * @param main the width of the right column
 */
export function sideColumns(main: string): StyleRule {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[8],
    '@media': {
      [media.wide]: { gridTemplateColumns: `264px ${main}`, gap: '28px' },
      [media.desktop]: { gridTemplateColumns: `312px ${main}` },
    },
  };
}

/** Keeps the left column in sight while the right one scrolls. */
export const stickySide: StyleRule = {
  '@media': { [media.wide]: { position: 'sticky', top: '88px' } },
};
