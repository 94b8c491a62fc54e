import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

/** The rules of a frame whose second cell stands beside the first on a desk, so wide (CSS), and below it elsewhere. */
export const sidebarGrid = (width: string): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [vars.media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${width}` } },
});
