import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

/** The rules of a frame: on a desktop its second cell is a sidebar of this CSS width; elsewhere it is below. */
export const sidebarGrid = (width: string): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [vars.media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${width}` } },
});
