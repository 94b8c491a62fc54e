import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

/**
 * Widens the hit area of a control smaller than 44 px to 44 on touch screens, without moving
 * anything: an invisible area reaches `reach` px beyond each edge. The control must be positioned.
 */
export function touchTarget(reach: number): StyleRule {
  return {
    '@media': {
      [vars.media.touch]: { '::after': { content: '""', position: 'absolute', inset: -reach } },
    },
  };
}

/**
 * Extends the hit area of a text link to the nearest positioned element around it, on touch
 * screens; for lines that clip their overflow.
 */
export const touchCover: StyleRule = {
  '@media': {
    [vars.media.touch]: { '::after': { content: '""', position: 'absolute', inset: 0 } },
  },
};

/** The common height of all controls in a row of filters: 40 px, and 44 for touch. */
export const rowControl: StyleRule = {
  minHeight: vars.controlHeight.row,
  '@media': { [vars.media.touch]: { minHeight: vars.controlHeight.md } },
};
