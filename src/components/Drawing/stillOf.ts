const MOVING = '/companion/';

/** Returns the path of the still version of an animated drawing; other paths are unchanged. */
export const stillOf = (src: string): string =>
  src.startsWith(MOVING) ? `${MOVING}still/${src.slice(MOVING.length)}` : src;
