import { vars } from '../tokens/vars.css';

const { color } = vars;

/** The strokes of light under an open item, left to right: the long one, gap 3, 7, gap 3, 4. */
export const strokes = `linear-gradient(to right, ${[
  `${color.accent} calc(100% - 17px)`,
  `transparent 0 calc(100% - 14px)`,
  `${color.accent} 0 calc(100% - 7px)`,
  `transparent 0 calc(100% - 4px)`,
  `${color.accent} 0`,
].join(', ')})`;
