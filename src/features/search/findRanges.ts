import { foldText } from '@contract/rules/search';

/** Where a part of a text begins and ends, in UTF-16 units. */
type TextRange = readonly [start: number, end: number];

/**
 * Cuts a text wherever both sides fold as they do together. What becomes one letter stays in one
 * piece (single jamo that make a syllable), and so does what becomes several (㈜).
 */
function* piecesOf(text: string): Generator<TextRange> {
  let start = 0;
  let end = 0;
  for (const letter of text) {
    const piece = text.slice(start, end);
    if (foldText(piece + letter) !== foldText(piece) + foldText(letter)) {
      end += letter.length;
      continue;
    }
    if (piece !== '') yield [start, end];
    start = end;
    end += letter.length;
  }
  yield [start, end];
}

/**
 * Finds words in a text as the search itself would.
 * @param words as `searchWords` gives them
 */
export function findRanges(text: string, words: readonly string[]): TextRange[] {
  if (!words.some((word) => foldText(text).includes(word))) return [];
  const pieces = [...piecesOf(text)];
  // Each unit of the folded text, and the piece that it comes from.
  const folded = pieces.map(([start, end]) => foldText(text.slice(start, end)));
  const from = folded.flatMap((letters, at) => Array<number>(letters.length).fill(at));
  const whole = folded.join('');
  const ranges: TextRange[] = [];
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      const first = pieces[from[at] ?? 0];
      const last = pieces[from[at + word.length - 1] ?? 0];
      if (first && last) ranges.push([first[0], last[1]]);
    }
  }
  return ranges;
}
