import { searchWords, foldText, mayStandApart } from '@contract/rules/text/search';
import { found, foundName } from './markFound.css';

/** The start and end of a part of a text, in UTF-16 units. */
type TextRange = readonly [start: number, end: number];

/**
 * Splits a text into pieces that can be folded separately. Characters that fold into one (single
 * jamo of a syllable), or one that folds into several (㈜), stay in one piece.
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

/** A folded text, and for each of its units the original piece. */
interface Folded {
  text: string;
  pieces: readonly TextRange[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Folds a text, with and without the gaps between its letters. */
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
 * Finds words in a text like the server's search.
 * @param words from `searchWords`
 */
export function findRanges(text: string, words: readonly string[]): TextRange[] {
  // A quick check first: most texts contain none of the words, and folding by pieces is slow.
  const together = foldText(text).replaceAll(GAPS, '');
  if (!words.some((word) => together.includes(word))) return [];
  const folded = foldPieces(text);
  return words.flatMap((word) => [
    ...rangesOf(word, mayStandApart(word) ? folded.together : folded.whole),
  ]);
}

/** The elements to search: the text of a post, not its controls. */
const ARTICLES = 'article';
const LEFT_OUT = 'button, time, [hidden]';

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(LEFT_OUT)) yield node as Text;
  }
}

function* rangesIn(text: Text, words: readonly string[]): Generator<Range> {
  for (const [start, end] of findRanges(text.data, words)) {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    yield range;
  }
}

/**
 * Highlights the words of a search in every post below `root`, including posts added later. Uses
 * the browser's highlights, so it adds no elements.
 * @returns a function that stops it
 */
export function markFound(root: Element, search: string): () => void {
  const words = searchWords(search);
  if (!('highlights' in CSS) || words.length === 0) return () => undefined;
  document.documentElement.classList.add(found);
  const mark = () => {
    const ranges = [...root.querySelectorAll(ARTICLES)].flatMap((place) =>
      [...textsOf(place)].flatMap((text) => [...rangesIn(text, words)]),
    );
    CSS.highlights.set(foundName, new Highlight(...ranges));
  };
  mark();
  let frame = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  changes.observe(root, { childList: true, subtree: true, characterData: true });
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(foundName);
  };
}
