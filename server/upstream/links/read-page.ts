import { setImmediate } from 'node:timers/promises';
import { isVisible } from '@contract/rules/text/clean-text';
import { Parser } from 'htmlparser2';

/** The metadata in a page's head, unchanged. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** The addresses of its pictures, the preferred first. */
  images: string[];
  /** The base of the page's relative addresses; empty for the page's own address. */
  base: string;
}

// The order of preference among several names of the same field.
const names = {
  title: ['og:title', 'twitter:title', 'title'],
  description: ['og:description', 'twitter:description', 'description'],
  siteName: ['og:site_name', 'application-name'],
} as const;
const pictures = [
  'og:image:secure_url',
  'og:image',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
  'image',
];
/** How many pictures of each name are read; a page may name any number. */
const PICTURES_MOST = 16;

// The parser's work grows with the square of a page's depth; no honest page is so deep.
const DEEPEST = 500;
/**
 * How many tags, attributes and parts of titles are read: an honest head has some hundred, a
 * hostile one 65,000.
 */
export const PARTS_MOST = 5_000;
/** The most characters of a title: far more than a preview shows. */
const TITLE_MOST = 1_000;
/** How many characters are parsed at once; other requests run in between. */
const PIECE = 8_192;

const wanted = new Set<string>([...Object.values(names).flat(), ...pictures]);

/**
 * Reads a page's metadata: no further than its head, so that a hostile page costs no more than an
 * honest one. It runs no script and fetches nothing.
 */
export async function readPage(html: string): Promise<PageFacts> {
  const said = new Map<string, string[]>();
  const note = (name: string, value: string) => {
    if (!wanted.has(name) || !isVisible(value)) return;
    const values = said.get(name) ?? [];
    if (values.length < PICTURES_MOST) said.set(name, [...values, value]);
  };
  let base = '';
  let title: string | null = null;
  // An icon's or a chart's title is not the page's.
  let drawings = 0;
  let depth = 0;
  const head = { isOver: false };
  let parts = 0;
  const count = () => {
    parts += 1;
    if (parts > PARTS_MOST) endHead();
  };

  const parser = new Parser(
    {
      onopentag(
        name,
        { property = '', name: called = '', itemprop = '', content = '', href = '', rel = '' },
      ) {
        depth += 1;
        count();
        if (name === 'body') endHead();
        if (name === 'svg') drawings += 1;
        if (name === 'base') base ||= href;
        if (name === 'title' && drawings === 0 && !said.has('title')) title = '';
        if (name === 'link' && rel.toLowerCase() === 'image_src') note('image', href);
        if (name !== 'meta') return;
        for (const key of [property, called, itemprop]) {
          if (key.toLowerCase() !== 'title') note(key.toLowerCase(), content);
        }
      },
      onattribute: count,
      ontext(text) {
        if (title === null) return;
        count();
        if (title.length < TITLE_MOST) title += text.slice(0, TITLE_MOST);
      },
      onclosetag(name) {
        depth -= 1;
        if (name === 'head') endHead();
        if (name === 'svg') drawings -= 1;
        if (name !== 'title' || title === null) return;
        note('title', title);
        title = null;
      },
    },
    { decodeEntities: true },
  );
  function endHead(): void {
    head.isOver = true;
    parser.pause();
  }

  for (let at = 0; at < html.length && depth < DEEPEST && !head.isOver; at += PIECE) {
    if (at > 0) await setImmediate();
    parser.write(html.slice(at, at + PIECE));
  }
  if (!head.isOver) parser.end();

  const first = (list: readonly string[]) => list.flatMap((name) => said.get(name) ?? [])[0] ?? '';
  return {
    title: first(names.title),
    description: first(names.description),
    siteName: first(names.siteName),
    images: pictures.flatMap((name) => said.get(name) ?? []),
    base,
  };
}
