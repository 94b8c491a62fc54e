const MOVING = '/companion/';

/** The path of a moving drawing's still; other pictures have no still and are used as they are. */
export const stillOf = (src: string): string =>
  src.startsWith(MOVING) ? `${MOVING}still/${src.slice(MOVING.length)}` : src;
