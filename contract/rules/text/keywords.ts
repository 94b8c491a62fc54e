import { finalOf, finals, withoutParticle, WORD_MIN } from './korean-particles';
import { isStopWord, VERB_OF_NOUN, wholeEndings, wholeWords } from './korean-words';

/** The most stored keywords. Source: docs/product/rules.md#stock-keywords. */
export const KEYWORDS_MAX = 50;

/** No word of a headline is longer; longer text without spaces is not a word. */
const WORD_MAX = 16;

/** A word of a headline in its counted form, and the position of its letters. */
export interface HeadlineWord {
  word: string;
  start: number;
  end: number;
}

/** A word, its number of occurrences, and its headlines (by their position in the list). */
export interface Keyword {
  word: string;
  count: number;
  headlines: number[];
}

const COMPOUND_MIN = 4;
const isCompound = (word: string) =>
  word.length >= COMPOUND_MIN && wholeEndings.some((ending) => word.endsWith(ending));

const VERB_END =
  /(?:면서|지만|려면|려는|려고|도록|는데|자마자|는지|거나|더라도|더니|라니|어야|아야|세요|까요|네요|니다)$/;
const SENTENCE_END = /다(?:|며|고|는|면|던|더니|는데)$/;
const ADVERB = /(?:.히|..적(?:으로|인))$/;
const NOUN_OF_JEOK = /(?:실적|목적|업적|누적)(?:으로|인)$/;

function endsSentence(word: string): boolean {
  const end = SENTENCE_END.exec(word);
  return end !== null && finalOf(word.slice(0, end.index)) === finals.n;
}

/** Whether a word is a verb, an adjective or an adverb, which contain no noun. */
function isPredicate(word: string): boolean {
  // Nouns have no syllable that ends with ㅆ: 늘었다, 있는, 했지만.
  for (const letter of word) if (finalOf(letter) === finals.ss) return true;
  if (word.includes('없')) return true;
  if (VERB_END.test(word) || endsSentence(word)) return true;
  if (ADVERB.test(word) && !NOUN_OF_JEOK.test(word)) return true;
  const before = finalOf(word.slice(0, -1));
  // After a consonant a noun has 은: 찾는, 뚫는.
  if (word.endsWith('는') && before > finals.none) return true;
  return word.endsWith('까') && before === finals.l;
}

const withoutPlural = (noun: string) =>
  noun.endsWith('들') && noun.length > WORD_MIN ? noun.slice(0, -1) : noun;

/** The noun in a Korean word; null without one. */
function nounOf(word: string): string | null {
  if (word.length < WORD_MIN || word.length > WORD_MAX || isStopWord(word)) return null;
  const stem = withoutPlural(withoutParticle(word));
  const spellings = [word, stem];
  const whole = spellings.find((one) => wholeWords.has(one)) ?? spellings.find(isCompound);
  if (whole !== undefined) return whole;
  const verb = VERB_OF_NOUN.exec(word);
  if (!verb && isPredicate(word)) return null;
  const noun = verb?.[1] ?? stem;
  return isStopWord(noun) ? null : noun;
}

const HANGUL = /[가-힣]+/g;
const DIGIT = /[0-9]/;

/** The words of a headline, in order. Source: docs/product/rules.md#stock-keywords. */
export function findWords(headline: string): HeadlineWord[] {
  const found: HeadlineWord[] = [];
  for (const { 0: written, index: start } of headline.matchAll(HANGUL)) {
    // A word after a number is what the number counts: 3분기, 2천억원.
    const word = DIGIT.test(headline.charAt(start - 1)) ? null : nounOf(written);
    if (word !== null) found.push({ word, start, end: start + word.length });
  }
  return found;
}

/**
 * The words of headlines, the most frequent first, sorted by letters if equally frequent. Each
 * occurrence counts.
 */
export function findKeywords(headlines: readonly string[]): Keyword[] {
  const byWord = new Map<string, Keyword>();
  for (const [at, headline] of headlines.entries()) {
    for (const { word } of findWords(headline)) {
      const known = byWord.get(word) ?? { word, count: 0, headlines: [] };
      known.count += 1;
      if (known.headlines.at(-1) !== at) known.headlines.push(at);
      byWord.set(word, known);
    }
  }
  return [...byWord.values()]
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, KEYWORDS_MAX);
}

/** A headline in the form for counting: syllables composed, without the source's name at the end. */
export function headlineOf(title: string, source: string | null): string {
  const text = title.normalize('NFC').trim();
  const name = source?.normalize('NFC').trim() ?? '';
  const end = ` - ${name}`;
  return name !== '' && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}
