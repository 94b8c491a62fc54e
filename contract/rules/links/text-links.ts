import { cut, lengthOf } from '../text/length';
import { isWebUrl } from './web-url';

/** A piece of a text: words, or an address with its link; `url` is null for words. */
export interface TextSegment {
  text: string;
  url: string | null;
}

const SCHEME = /https?:\/\//gi;
/** A scheme within a word does not count. Hangul may directly precede or follow an address. */
const WITHIN_WORD = /(?!\p{Script=Hangul})[\p{L}\p{N}_]$/u;

const HOST = /[\p{L}\p{M}\p{N}._-]+/uy;
const PORT = /:\d{1,5}(?![\d@])/y;
/** A name and a password precede an @, up to the first slash. */
const CREDENTIALS = /(?::[^\s/?#@]*)?@/y;
const NUMBER = /^\d{1,3}$/;
/** The top-level domain at the start of a label: a Latin one ends where other letters start. */
const LATIN_DOMAIN = /^(?:xn--[a-z\d-]+|[a-z]{2,63}(?![a-z\d]))/i;
/** Top-level domains in Hangul; words may follow them without a blank. */
const HANGUL_DOMAIN = /^(?:한국|닷컴|닷넷|삼성)/;
const OTHER_DOMAIN = /^(?!\p{Script=Hangul})\P{ASCII}{2,}$/u;

function topDomain(label: string): string {
  const found = [LATIN_DOMAIN, HANGUL_DOMAIN, OTHER_DOMAIN].map((kind) => kind.exec(label)?.[0]);
  return found.find(Boolean) ?? '';
}

/** The host at the start of these letters, without following words; null without one. */
function hostIn(letters: string): string | null {
  const labels = letters.split('.');
  if (labels.length === 4 && labels.every((label) => NUMBER.test(label))) return letters;
  for (let last = labels.length - 1; last > 0; last -= 1) {
    const top = topDomain(labels[last] ?? '');
    if (top !== '' && labels[last - 1] !== '') return [...labels.slice(0, last), top].join('.');
  }
  return null;
}

/** Characters of a path: ASCII as in the URL standard; of other scripts all except blanks. */
const PATH = /[\w\-.~:/?#@!$&'*+,;=%]|(?!\p{ASCII})[^\s\p{C}]|[\u200C\u200D]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Single letters are laughter, not part of an address; the excluded one acts as a middle dot. */
const JAMO = /[\u3131-\u318C\u318E]/;
const MIDDLE = /[·‧•・･ㆍ⋅∙‐‑–]/;
/** Non-ASCII characters except letters, marks and digits: punctuation, symbols, joiners. */
const SIGN = /(?!\p{ASCII})[^\p{L}\p{M}\p{N}]/u;
/** After one of these, or after non-Latin letters, Hangul and signs continue an address. */
const BEFORE_WORD =
  /(?:[/=?&#+_:@-]|\/~|#!|-,|%[2-7][\dA-Fa-f]|\P{ASCII}(?:[!$&'*,:;@~]|(?<![다요])\.)?)$/u;
/** A word joined by an underscore is part of a title, and so is a date. */
const JOINED = /\p{Script=Hangul}+_|(?<=\d)[년월일]/uy;
/** A bracket that starts a part of an address belongs to it. */
const BEFORE_PART = /[/=?&#]$/;
/** Titles of encyclopedias mix Latin letters and Hangul: /w/K팝, /w/IU(가수). */
const WIKI = /^\/w(?:iki)?\//;
/** A sign between Latin letters belongs to them. */
const LATIN = /[\w/%]/;
const STOP = /[。，、…]/;
const OPENING = '([（［｛「『《〈【〔“‘«‹｢';
const CLOSING = ')]）］｝」』》〉】〕”’»›｣';

/** The end of an address's path, query and fragment, which start at `from`. */
function pathEnd(text: string, from: number): number {
  const open: { kind: number; at: number; isInTitle: boolean }[] = [];
  const isWiki = WIKI.test(text.slice(from, from + 6));
  let isTitle = false;
  let isHangul = isWiki;
  let at = from;
  for (const letter of text.slice(from)) {
    const before = text.slice(Math.max(from, at - 3), at);
    const next = text[at + letter.length] ?? '';
    const goesOn =
      isTitle ||
      BEFORE_WORD.test(before) ||
      (isHangul && /[a-z\d]$/i.test(before)) ||
      (open.at(-1)?.isInTitle ?? false);
    const [opens, closes] = [OPENING.indexOf(letter), CLOSING.indexOf(letter)];
    if (closes >= 0 && open.at(-1)?.kind === closes) open.pop();
    else if (opens >= 0 && (goesOn || opens < 2)) {
      isTitle ||= BEFORE_PART.test(before);
      open.push({
        kind: opens,
        at,
        isInTitle: opens > 1 || isHangul || /[_\P{ASCII}]$/u.test(before),
      });
    } else if (closes >= 0 || opens >= 0) {
      if (letter !== '’' || !/[_\p{sc=Latn}]/u.test(next)) break;
    } else if (MIDDLE.test(letter)) isTitle = true;
    else if (HANGUL.test(letter)) {
      JOINED.lastIndex = at;
      if (JAMO.test(letter) || !(goesOn || JOINED.test(text))) break;
      isHangul = true;
    } else if (!PATH.test(letter)) break;
    else if (SIGN.test(letter)) {
      if (!(goesOn || LATIN.test(next)) || (STOP.test(letter) && HANGUL.test(next))) break;
    } else if (BEFORE_PART.test(letter)) {
      isTitle = false;
      isHangul = isWiki;
    }
    at += letter.length;
  }
  return open[0]?.at ?? at;
}

/** Punctuation that ends a sentence, not an address; a closing bracket here has its opening one. */
const TRAILING = /[.,;:!?'*&~([ㆍ\u200C\u200D]|(?!\p{ASCII})[\p{Pd}\p{Po}\p{Ps}\p{Pi}\p{Sm}]/u;

function withoutTrailing(path: string): string {
  let end = path.length;
  while (end > 0 && TRAILING.test(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

/** A particle agrees with the sound before it. A copula, and most after a sign, are only endings. */
const PARTICLE = /(\p{Script=Hangul})(?:[을은]|([를는]))$/u;
const ENDING =
  /(?:입니다|이에요|예요|(?<=[a-z\d])(?:[이가에의로도과와만]|에[는도]|까지|부터)|(?<=[a-z\d/=_+-])(?:[을를은는]|(?:에서|으로)[는도]?))$/iu;

const hasFinalConsonant = (syllable: string) => (syllable.charCodeAt(0) - 0xac00) % 28 > 0;

function withoutParticle(path: string): string {
  const plain = path.replace(ENDING, '');
  if (plain !== path) return plain;
  const [, syllable = '', open] = PARTICLE.exec(path) ?? [];
  const agrees = syllable !== '' && hasFinalConsonant(syllable) === (open === undefined);
  return agrees ? path.slice(0, -1) : path;
}

/** The address that starts with a scheme of a given length at `from`; null if there is no address. */
function addressAt(text: string, from: number, scheme: number): string | null {
  HOST.lastIndex = from + scheme;
  const letters = HOST.exec(text)?.[0] ?? '';
  const host = hostIn(letters);
  if (host === null) return null;
  let end = from + scheme + host.length;
  if (host !== letters) return text.slice(from, end);
  PORT.lastIndex = end;
  end += PORT.exec(text)?.[0].length ?? 0;
  CREDENTIALS.lastIndex = end;
  if (CREDENTIALS.test(text)) return null;
  const path = /[/?#]/.test(text[end] ?? '') ? text.slice(end, pathEnd(text, end)) : '';
  return text.slice(from, end) + withoutTrailing(withoutParticle(withoutTrailing(path)));
}

/**
 * Splits a text into words and addresses. Only complete addresses with http or https count, and
 * only without a name or a password. Text that follows an address without a blank is left out:
 * closing punctuation, brackets, and Korean particles. All segments together equal the text.
 * Source: docs/decisions/0040-text-links.md.
 */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  let refused = 0;
  for (const { 0: scheme, index } of text.matchAll(SCHEME)) {
    if (
      index < done ||
      index < refused ||
      WITHIN_WORD.test(text.slice(Math.max(0, index - 2), index))
    )
      continue;
    const address = addressAt(text, index, scheme.length);
    if (address === null) continue;
    if (!isWebUrl(address)) {
      // An address inside a refused address does not count. Reading it again from each scheme would
      // take quadratic time.
      refused = index + address.length;
      continue;
    }
    if (index > done) segments.push({ text: text.slice(done, index), url: null });
    segments.push({ text: address, url: new URL(address).href });
    done = index + address.length;
  }
  if (done < text.length) segments.push({ text: text.slice(done), url: null });
  return segments;
}

/** The longest address that a text displays in full, characters. */
const SHOWN_MAX = 60;

/** An address for display: in full, or its beginning if it is long. */
export function shownAddress(address: string): string {
  return lengthOf(address, SHOWN_MAX) > SHOWN_MAX ? `${cut(address, SHOWN_MAX - 1)}…` : address;
}
