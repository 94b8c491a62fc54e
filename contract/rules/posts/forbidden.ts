import { ApiError } from '../../errors';
import { forbiddenTexts } from '../../texts';
import { shownHost } from '../links/shown-host';
import type { Block } from './block-types';

/** What admins forbid in posts and comments. Source: docs/product/rules.md#forbidden-words-and-sites. */
export interface Forbidden {
  forbiddenWords: string[];
  /** Hosts in ASCII; each includes its subdomains. */
  forbiddenHosts: string[];
}

/** A text of a post or a comment; `path` is its field in the request. */
export interface JudgedText {
  path: string;
  text: string;
  /** Whether the whole text is an address. */
  isAddress?: boolean;
}

/** The entry of a list that a text contains. */
export interface FoundForbidden {
  kind: 'word' | 'host';
  entry: string;
  path: string;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const OF_WORD = /[\p{L}\p{N}\p{M}]/u;
const LATIN = /[a-z]/;

const normal = (text: string) => text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '');

/** The letters and digits of a text without what is between them, and where its words begin. */
function lettersOf(text: string): { letters: string; begins: ReadonlySet<number> } {
  const begins = new Set([0]);
  let letters = '';
  for (const sign of normal(text)) {
    if (OF_WORD.test(sign)) letters += sign;
    else begins.add(letters.length);
  }
  return { letters, begins };
}

/** A forbidden word in the form in which it is compared: only its letters and digits. */
export const foldWord = (word: string): string => lettersOf(word).letters;

/**
 * Whether a text contains a folded word. Spaces and signs may be between its letters if it starts
 * a word there (`도 박`, but not 지도 박물관). A Latin word must be a word of its own, as in
 * `class`.
 */
function hasWord({ letters, begins }: ReturnType<typeof lettersOf>, word: string): boolean {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    const end = at + word.length;
    let isSpread = false;
    for (let next = at + 1; next < end; next += 1) isSpread ||= begins.has(next);
    const isWithin = (next: number) =>
      LATIN.test(letters[next - 1] ?? '') && LATIN.test(letters[next] ?? '') && !begins.has(next);
    if ((!isSpread || begins.has(at)) && !isWithin(at) && !isWithin(end)) return true;
  }
  return false;
}

const IN_HOST = /[a-z\d-]/;
const LETTER = /[\p{L}\p{N}-]/u;
const NEXT_LABEL = /^\.[a-z\d]/;

/** Whether a normalized text names a host or a subdomain of it. */
function namesHost(text: string, host: string): boolean {
  // A Korean particle may follow a host, and a word precede it.
  const isPlain = /^[\u0000-\u007F]*$/.test(host);
  for (let at = text.indexOf(host); at >= 0; at = text.indexOf(host, at + 1)) {
    const rest = text.slice(at + host.length, at + host.length + 2);
    const isStart = at === 0 || !(isPlain ? IN_HOST : LETTER).test(text[at - 1] ?? '');
    if (isStart && !IN_HOST.test(rest[0] ?? '') && !NEXT_LABEL.test(rest)) return true;
  }
  return false;
}

/** The host of an address; null if it is none. */
function hostOfAddress(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : null;
}

/** A typed host or address as a host in ASCII without `www.`; null for anything else. */
export function forbiddenHost(typed: string): string | null {
  const address = typed.trim();
  const host = hostOfAddress(/^https?:\/\//i.test(address) ? address : `http://${address}`);
  const bare = host?.replace(/^www\./, '') ?? '';
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(bare) ? bare : null;
}

/** The first forbidden entry that the texts contain; null without one. */
export function findForbidden(
  texts: readonly JudgedText[],
  { forbiddenWords, forbiddenHosts }: Forbidden,
): FoundForbidden | null {
  const words = forbiddenWords.map((entry) => ({ entry, word: foldWord(entry) }));
  for (const { path, text, isAddress } of texts) {
    const host = isAddress ? hostOfAddress(text) : null;
    const normalized = isAddress ? '' : normal(text).replace(/[。｡]/g, '.');
    const entry = forbiddenHosts.find((one) =>
      isAddress
        ? host === one || (host?.endsWith(`.${one}`) ?? false)
        : namesHost(normalized, one) || namesHost(normalized, shownHost(one)),
    );
    if (entry !== undefined) return { kind: 'host', entry: shownHost(entry), path };
    if (isAddress) continue;
    const letters = lettersOf(text);
    const found = words.find(({ word }) => hasWord(letters, word));
    if (found) return { kind: 'word', entry: found.entry, path };
  }
  return null;
}

/** The texts and addresses of a block that its author wrote, by field. */
function textsOf(block: Block): Record<string, string> {
  switch (block.type) {
    case 'text':
      return { content: block.content };
    case 'image':
      return { caption: block.caption };
    case 'video':
      return { url: block.url, caption: block.caption };
    case 'link': {
      const { url, title, description, siteName } = block;
      return { url, title, description, siteName };
    }
  }
}

/** The texts of a post. */
export const judgedPost = (title: string | null, blocks: readonly Block[]): JudgedText[] => [
  { path: 'title', text: title ?? '' },
  ...blocks.flatMap((block, at) =>
    Object.entries(textsOf(block)).map(([field, text]) => ({
      path: `blocks.${at}.${field}`,
      text,
      isAddress: field === 'url',
    })),
  ),
];

/** The refusal of a text with a forbidden entry, which it names. */
export function forbiddenError({ kind, entry, path }: FoundForbidden): ApiError {
  const message = forbiddenTexts[kind](entry);
  return new ApiError('FORBIDDEN_CONTENT', message, { issues: [{ path, message }] });
}

/**
 * Refuses a comment with a forbidden entry.
 * @throws ApiError FORBIDDEN_CONTENT
 */
export function guardComment(content: string, forbidden: Forbidden): void {
  const found = findForbidden([{ path: 'content', text: content }], forbidden);
  if (found) throw forbiddenError(found);
}
