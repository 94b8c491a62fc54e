// Korean glues particles to words, and writes many words together or apart as it pleases, so a
// search by whole words misses most of them. Each text is cut into overlapping pairs of letters,
// whatever stands between them; a phrase of pairs finds any substring. A search of one or two
// letters would find too much that way (`가방` in `누가 방에`), so those have tokens of their own.

/** Separates two texts, so that no phrase matches across them. */
export const SEPARATOR = '\uE000';

/** Begins a token of letters that stand side by side in one word. */
const IN_WORD = '\uE001';

/** Words of this many letters and more are also found where a text writes them apart. */
const APART_FROM = 3;

/** A text in the one form of its letters in which a search compares: ＡＢ is ab, ① is 1. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function* runs(text: string): Generator<string> {
  for (const [run] of foldText(text).matchAll(/[\p{L}\p{N}]+/gu)) yield run;
}

/** The pairs of each text, in order: 물빛 길 gives 물빛, 빛길. */
function* pairsOf(texts: readonly string[]): Generator<string> {
  for (const [position, text] of texts.entries()) {
    if (position > 0) yield SEPARATOR;
    let before = '';
    for (const run of runs(text)) {
      for (const letter of run) {
        if (before !== '') yield before + letter;
        before = letter;
      }
    }
  }
}

/** Each letter, and the pairs within each word: 물빛 길 gives 물, 빛, 물빛, 길. */
function* wordPartsOf(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    for (const run of runs(text)) {
      let before = '';
      for (const letter of run) {
        yield IN_WORD + letter;
        if (before !== '') yield IN_WORD + before + letter;
        before = letter;
      }
    }
  }
}

// Folding stops at the limit: one character can expand to eighteen (U+FDFA), so that a post of the
// greatest size would become 1.5 million tokens and take 1.5 seconds.
function firstOf<T>(values: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const value of values) {
    if (taken.length === most) break;
    taken.push(value);
  }
  return taken;
}

// PostgreSQL counts places in a text up to 16,383 and keeps 256 of each token. The limits are ours,
// so that a search answers the same on every engine, however long a text is.
const PLACES_MAX = 16_000;
const REPEATS_MAX = 255;

/**
 * The tokens of a record; put the texts first that must always be found. First come the pairs of
 * letters, in order, then, each once, the letters and the pairs within a word. Tokens beyond the
 * limits above are left out; a separator keeps the position of a pair that is repeated too often.
 */
export function indexTokens(texts: readonly string[]): string[] {
  const repeats = new Map<string, number>();
  const pairs = firstOf(pairsOf(texts), PLACES_MAX).map((token) => {
    const count = (repeats.get(token) ?? 0) + 1;
    repeats.set(token, count);
    return count > REPEATS_MAX ? SEPARATOR : token;
  });
  // Nearly every letter gives two of these.
  return [...pairs, ...new Set(firstOf(wordPartsOf(texts), 2 * PLACES_MAX))];
}

/** Whether the position of a token counts: only pairs of letters follow one another. */
export function hasPosition(token: string): boolean {
  return !token.startsWith(IN_WORD);
}

/** One word of a search: tokens that must follow each other. */
export type SearchPhrase = readonly string[];

/** The most words a search looks at; the rest of a longer one is ignored. */
const MAX_PHRASES = 8;

/** The words that a search looks for, folded. */
export function searchWords(query: string): string[] {
  return firstOf(runs(query), MAX_PHRASES);
}

/** Whether a word of a search is also found where a text writes it apart. */
export function mayStandApart(word: string): boolean {
  return [...word].length >= APART_FROM;
}

/**
 * Reads a search. A record matches when every phrase is found in it.
 * @returns an empty list when the text holds no letter or digit: then nothing matches
 */
export function searchPhrases(query: string): SearchPhrase[] {
  return searchWords(query).map((word) => {
    if (!mayStandApart(word)) return [IN_WORD + word];
    const letters = [...word];
    return letters.slice(0, -1).map((letter, at) => `${letter}${letters[at + 1] ?? ''}`);
  });
}

/**
 * Whether tokens made by `indexTokens` hold every phrase; the same answer as both engines give, in
 * plain code.
 */
export function matchesSearch(
  tokens: readonly string[],
  phrases: readonly SearchPhrase[],
): boolean {
  return (
    phrases.length > 0 &&
    phrases.every((wanted) =>
      tokens.some((_, at) => wanted.every((token, offset) => tokens[at + offset] === token)),
    )
  );
}
