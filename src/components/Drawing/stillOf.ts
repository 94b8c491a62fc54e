const MOVING = '/companion/';

/** Gives the path of the still of a moving drawing; the path of any other picture is unchanged. */
export const stillOf = (src: string): string =>
  src.startsWith(MOVING) ? `${MOVING}still/${src.slice(MOVING.length)}` : src;
