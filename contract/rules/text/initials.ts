// Koreans shorten search words to the initial consonants of their syllables: ㄱㅊㅉㄱ for 김치찌개.

/** The initial consonants of syllables, in Unicode order. */
const CONSONANTS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');

/** Input methods combine two consonants in a row if a syllable could end with both. */
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_OF_CONSONANT = 588;

/** The number of consonants for a lookup: one is too unspecific, and nobody types more. */
const LEAST = 2;
const MOST = 10;

/** The most suggestions. */
export const SUGGESTIONS_MAX = 6;

/** How many different words are read for them, the most frequent first. */
export const SUGGESTIONS_READ = 50;

/** Consecutive words of a text, and the initial consonants of their letters. */
export interface InitialWords {
  initials: string;
  words: string;
}

/** Words that match the typed consonants, and the number of posts that contain them. */
export interface WordCount {
  words: string;
  posts: number;
}

/** The initial consonant of a syllable; other letters stay unchanged. */
function initialOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return letter;
  return CONSONANTS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_OF_CONSONANT)] ?? letter;
}

/**
 * Reads typed initial consonants.
 * @returns null if there is anything else, or too few of them; spaces are left out
 */
export function readInitials(typed: string): string | null {
  const letters = [...typed.replaceAll(/\s/gu, '')].map((letter) => CLUSTERS[letter] ?? letter);
  const initials = [...letters.join('')];
  if (initials.length < LEAST || !initials.every((one) => CONSONANTS.includes(one))) return null;
  return initials.slice(0, MOST).join('');
}

/** The first words that together have at least this many letters, each of them whole. */
function firstWords(words: readonly string[], letters: number): string[] {
  const taken: string[] = [];
  let length = 0;
  for (const word of words) {
    if (length >= letters) break;
    taken.push(word);
    length += [...word].length;
  }
  return taken;
}

/** The words of some texts, starting at each word, up to the longest possible input of consonants. */
export function initialWords(texts: readonly string[]): InitialWords[] {
  const found = new Map<string, InitialWords>();
  for (const text of texts) {
    const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const at of words.keys()) {
      const taken = firstWords(words.slice(at), MOST);
      const letters = [...taken.join('')].slice(0, MOST);
      const initials = letters.map(initialOf).join('');
      // Initial consonants can only match text that starts with two syllables.
      if (readInitials([...initials].slice(0, LEAST).join('')) === null) continue;
      found.set(taken.join(' '), { initials, words: taken.join(' ') });
    }
  }
  return [...found.values()];
}

/**
 * Chooses the suggestions: the words that the typed consonants reach, each whole.
 * @param initials the output of `readInitials`
 * @param found words whose initials start with these, the most frequent first
 */
export function chooseSuggestions(initials: string, found: readonly WordCount[]): string[] {
  const counts = new Map<string, number>();
  for (const { words, posts } of found) {
    const reached = firstWords(words.split(' '), [...initials].length).join(' ');
    counts.set(reached, (counts.get(reached) ?? 0) + posts);
  }
  return [...counts]
    .sort(([a, more], [b, less]) => less - more || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, SUGGESTIONS_MAX)
    .map(([words]) => words);
}
