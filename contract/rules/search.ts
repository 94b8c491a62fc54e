// Korean glues particles to words, so a search by whole words misses most of them. Every run of
// letters and digits is cut into overlapping pairs instead; a phrase of pairs finds any substring.

/** Separates two texts, so that no phrase matches across them. */
export const SEPARATOR = '\uE000';

/** A text in the one form of its letters in which a search compares: ＡＢ is ab, ① is 1. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function* runs(text: string): Generator<string> {
  for (const [run] of foldText(text).matchAll(/[\p{L}\p{N}]+/gu)) yield run;
}

function* tokensOf(texts: readonly string[]): Generator<string> {
  for (const [position, text] of texts.entries()) {
    if (position > 0) yield SEPARATOR;
    for (const run of runs(text)) {
      const letters = [...run];
      for (const [at, letter] of letters.entries()) yield `${letter}${letters[at + 1] ?? ''}`;
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
 * The tokens of a record, in order; put the texts first that must always be found. A run `물빛길`
 * gives 물빛, 빛길, 길: the single last letter lets a one-syllable search reach the end of a word by
 * prefix. Tokens beyond the limits above are left out; a separator keeps their position.
 */
export function indexTokens(texts: readonly string[]): string[] {
  const repeats = new Map<string, number>();
  return firstOf(tokensOf(texts), PLACES_MAX).map((token) => {
    const count = (repeats.get(token) ?? 0) + 1;
    repeats.set(token, count);
    return count > REPEATS_MAX ? SEPARATOR : token;
  });
}

/** One word of a search: tokens that must follow each other; a single letter matches by prefix. */
export interface SearchPhrase {
  tokens: string[];
  prefix: boolean;
}

/** The most words a search looks at; the rest of a longer one is ignored. */
const MAX_PHRASES = 8;

/** The words that a search looks for, folded. */
export function searchWords(query: string): string[] {
  return firstOf(runs(query), MAX_PHRASES);
}

/**
 * Reads a search. A record matches when every phrase is found in it.
 * @returns an empty list when the text holds no letter or digit: then nothing matches
 */
export function searchPhrases(query: string): SearchPhrase[] {
  return searchWords(query).map((word) => {
    const letters = [...word];
    if (letters.length === 1) return { tokens: letters, prefix: true };
    const pairs = letters.slice(0, -1).map((letter, at) => `${letter}${letters[at + 1] ?? ''}`);
    return { tokens: pairs, prefix: false };
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
    phrases.every(({ tokens: wanted, prefix }) =>
      prefix
        ? tokens.some((token) => token.startsWith(wanted[0] ?? SEPARATOR))
        : tokens.some((_, at) => wanted.every((token, offset) => tokens[at + offset] === token)),
    )
  );
}
