/**
 * The beginning of a text as one line, for places with little room.
 * @param max how much of it is kept, in characters; a longer text ends in `…`
 */
export function excerpt(text: string, max: number): string {
  const characters = Array.from(text.trim().replace(/\s+/g, ' '));
  return characters.length > max
    ? `${characters.slice(0, max).join('').trimEnd()}…`
    : characters.join('');
}
