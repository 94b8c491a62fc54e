/** Counts what a person would call characters, so that an emoji of two code units counts once. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The longest comment, in characters. Source: members.md section 5. */
export const COMMENT_MAX = 1000;
