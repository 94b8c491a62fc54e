const MOVING = '/companion/';

/** The path of the still of a moving drawing; the path of any other picture comes back unchanged. */
export const stillOf = (src: string): string =>
  src.startsWith(MOVING) ? `${MOVING}still/${src.slice(MOVING.length)}` : src;
