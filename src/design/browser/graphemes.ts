const graphemes = new Intl.Segmenter('ko');

/** The first character of a text: it may be a flag or a family of emoji. */
export const firstOf = (text: string): string =>
  graphemes.segment(text).containing(0)?.segment ?? '';

/** The beginning of a text, at most `most` code units, without cutting a character. */
export const cutWhole = (text: string, most: number): string =>
  // A short piece after the cut is enough to find a character that crosses it.
  text.slice(0, graphemes.segment(text.slice(0, most + 64)).containing(most)?.index);
