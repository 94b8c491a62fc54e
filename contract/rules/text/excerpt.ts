import { shorten } from './length';

/**
 * The beginning of a text as one line, for places with little room.
 * @param max the longest result, in characters; a longer text ends in `…`
 */
export const excerpt = (text: string, max: number): string =>
  shorten(text.trim().replace(/\s+/g, ' '), max);
