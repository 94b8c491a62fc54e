import { foldText, mayStandApart } from '@contract/rules/search';

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

/** A folded text, and for each of its units the piece of the text that it comes from. */
interface Folded {
  text: string;
  pieces: readonly TextRange[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Folds a text, and leaves out of a copy what stands between its letters. */
function foldPieces(text: string): { whole: Folded; together: Folded } {
  const letters = [...piecesOf(text)].flatMap((piece) =>
    Array.from(foldText(text.slice(...piece)), (letter) => ({ letter, piece })),
  );
  const join = (chosen: typeof letters): Folded => ({
    text: chosen.map(({ letter }) => letter).join(''),
    pieces: chosen.flatMap(({ letter, piece }) => Array<TextRange>(letter.length).fill(piece)),
  });
  return {
    whole: join(letters),
    together: join(letters.filter(({ letter }) => LETTER.test(letter))),
  };
}

function* rangesOf(word: string, { text, pieces }: Folded): Generator<TextRange> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const first = pieces[at];
    const last = pieces[at + word.length - 1];
    if (first && last) yield [first[0], last[1]];
  }
}

const GAPS = /[^\p{L}\p{N}]+/gu;

/**
 * Finds words in a text as the search itself would.
 * @param words as `searchWords` gives them
 */
export function findRanges(text: string, words: readonly string[]): TextRange[] {
  // Most texts hold none of the words, and folding one piece by piece takes long.
  const together = foldText(text).replaceAll(GAPS, '');
  if (!words.some((word) => together.includes(word))) return [];
  const folded = foldPieces(text);
  return words.flatMap((word) => [
    ...rangesOf(word, mayStandApart(word) ? folded.together : folded.whole),
  ]);
}
