// Korean attaches particles to words, and allows many words to be written together or apart, so a
// search by whole words misses most of them. Each text is split into overlapping pairs of letters,
// ignoring anything between them; a phrase of pairs finds any substring. A search of one or two
// letters would find too much that way (`가방` in `누가 방에`), so those have separate tokens.

/** Separates two texts, so that no phrase matches across them. */
export const SEPARATOR = '\uE000';

/** Starts a token of adjacent letters in one word. */
const IN_WORD = '\uE001';

/** Words of this many letters and more are also found if a text writes them apart. */
const APART_FROM = 3;

/** A text in the normalized form for comparison: ＡＢ is ab, ① is 1. */
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

// Folding stops at the limit: one character can expand to eighteen (U+FDFA), so a post of the
// maximum size would become 1.5 million tokens and take 1.5 seconds.
function firstOf<T>(values: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const value of values) {
    if (taken.length === most) break;
    taken.push(value);
  }
  return taken;
}

// PostgreSQL counts positions in a text up to 16,383 and stores 256 of each token. Our limits make
// a search return the same on every engine, even for long texts.
const PLACES_MAX = 16_000;
const REPEATS_MAX = 255;

/**
 * The tokens of a record; put texts that must always match first. First come the pairs of letters
 * in order, then the letters and the pairs within a word, each once. Tokens beyond the limits above
 * are left out; a separator keeps the position of a pair that is repeated too often.
 */
export function indexTokens(texts: readonly string[]): string[] {
  const repeats = new Map<string, number>();
  const pairs = firstOf(pairsOf(texts), PLACES_MAX).map((token) => {
    const count = (repeats.get(token) ?? 0) + 1;
    repeats.set(token, count);
    return count > REPEATS_MAX ? SEPARATOR : token;
  });
  // Nearly every letter adds two of these.
  return [...pairs, ...new Set(firstOf(wordPartsOf(texts), 2 * PLACES_MAX))];
}

/** Whether the position of a token counts: only pairs of letters follow one another. */
export function hasPosition(token: string): boolean {
  return !token.startsWith(IN_WORD);
}

/** One word of a search: tokens that must follow each other. */
export type SearchPhrase = readonly string[];

/** The most words of a search; the rest of a longer one is ignored. */
const MAX_PHRASES = 8;

/** The words of a search, folded. */
export function searchWords(query: string): string[] {
  return firstOf(runs(query), MAX_PHRASES);
}

/** Whether a word of a search is also found if a text writes it apart. */
export function mayStandApart(word: string): boolean {
  return [...word].length >= APART_FROM;
}

/**
 * Parses a search. A record matches if it contains every phrase.
 * @returns an empty list if the text contains no letter or digit: then nothing matches
 */
export function searchPhrases(query: string): SearchPhrase[] {
  return searchWords(query).map((word) => {
    if (!mayStandApart(word)) return [IN_WORD + word];
    const letters = [...word];
    return letters.slice(0, -1).map((letter, at) => `${letter}${letters[at + 1] ?? ''}`);
  });
}

/**
 * Whether tokens from `indexTokens` contain every phrase: plain code with the same result as both
 * engines.
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
