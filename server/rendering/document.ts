import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCENT_SHEET, type PageData, type RenderedPage } from '@contract/rendering';
import { barColors } from '@contract/rules/site/theme';
import { escapeMarkup } from '../presenters/markup';
import type { InlineSources } from '../http/security-headers';
import { preHydrationClicks } from './pre-hydration-clicks';
import { headTags } from './head';
import { filesOf, inlineSheet, readManifest, styleOf, type InlineSheet } from './sheets';

const iconTag = (rel: string, address: string) =>
  `<link rel="${rel}" href="${escapeMarkup(address)}">`;

/** A document with the parts of its headers. */
export interface PageDocument {
  html: string;
  /** The `Link` header: browsers fetch its files before they have read the document. */
  link: string;
  /** Its inline parts, in the form of a security policy. */
  inline: InlineSources;
}

/** Writes the document around a rendered page. */
export type WriteDocument = (page: RenderedPage, origin: string) => PageDocument;

interface PageParts {
  /** The part that names the page's modules, so that all are requested at once. */
  modules: string;
  sheets: InlineSheet[];
  /** The part that replaces links to the inlined style sheets. */
  links: string;
}

const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const BAR = /\s*<meta\s+name="theme-color"[^>]*>/g;

// Parts of the client app's document that a rendered page replaces or does not need. The theme's
// script would delay the first paint, and the markup already has the theme.
const replaced = [
  /\s*<title>[^<]*<\/title>/,
  /\s*<meta\s+name="description"[^>]*>/,
  /\s*<script src="\/theme\.js"><\/script>/,
  /\s*<noscript>[^<]*<\/noscript>/,
];
const HTML = '<html lang="ko">';
const ICONS = /<link rel="(icon|apple-touch-icon)"[^>]*>/g;
const FEED = /(<link rel="alternate"[^>]*title=")[^"]*/;
const ROOT = '<div id="root"></div>';

/**
 * Removes the parts that a rendered page replaces.
 * @throws when the build's document lacks one of them
 */
function emptied(index: string): string {
  return [...replaced, SHEET, CODE, BAR].reduce((html, part) => {
    const without = html.replace(part, '');
    if (without === html) throw new Error(`index.html has no ${part.source}`);
    return without;
  }, index);
}

// A parsed address contains nothing that could end its place in the header.
function preloadOf(address: string, origin: string): string {
  const { href } = new URL(address, origin);
  return `<${href.startsWith(`${origin}/`) ? href.slice(origin.length) : href}>; rel=preload; as=image; fetchpriority=high`;
}

// A JSON text must not end the element that holds it.
const dataText = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Reads the built site, and makes documents from its own index.html: the same icons and scripts,
 * plus the style sheets, the head, the markup and the data of a page.
 * @param dir the folder of the build
 * @throws when the build is missing or has an unknown form
 */
export function createDocuments(dir: string): WriteDocument {
  const index = readFileSync(join(dir, 'index.html'), 'utf8');
  const manifest = readManifest(dir);
  const sharedSheets = [...index.matchAll(SHEET)].map(([, address = '']) => address);
  const shared = sharedSheets.map((address) => inlineSheet(dir, address));
  const bars = index.match(BAR) ?? [];
  const code = index.match(CODE) ?? [];
  const loaded = new Set(
    [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file),
  );
  const [before = '', after = ''] = emptied(index).split('</head>');
  const [top = '', foot = ''] = after.split(ROOT);
  if (!before.includes(HTML) || foot === '') throw new Error('index.html has no root');

  function partsOf(chunk: string): PageParts {
    const { modules, sheets } = filesOf(manifest, chunk, loaded);
    return {
      modules: modules
        .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
        .join(''),
      sheets: sheets.map((file) => inlineSheet(dir, file)),
      // A module's loader checks that its style sheets are in the document; a disabled one counts
      // and is not fetched.
      links: [...sharedSheets, ...sheets]
        .map((file) => `<link rel="stylesheet" disabled href="${file}">`)
        .join(''),
    };
  }
  const known = new Map<string, PageParts>();

  return ({ head, pictures, markup, sheet, data, chunk }, origin) => {
    const parts = known.get(chunk) ?? partsOf(chunk);
    known.set(chunk, parts);
    const { theme } = data;
    const { siteName, siteIcon } = head.site;
    const open = before
      .replace(HTML, theme ? `<html lang="ko" data-theme="${theme}">` : HTML)
      .replace(FEED, (_all, start: string) => start + escapeMarkup(siteName));
    const accent = sheet ? [styleOf(sheet, ACCENT_SHEET)] : [];
    const sheets = [...shared, ...parts.sheets, ...accent];
    const html = [
      siteIcon ? open.replace(ICONS, (_all, rel: string) => iconTag(rel, siteIcon)) : open,
      ...bars.map((bar) => (theme ? bar.replace(/#[\da-f]{6}/, barColors[theme]) : bar)),
      headTags(head, origin),
      parts.links,
      ...sheets.map(({ tag }) => tag),
      preHydrationClicks.tag,
      `</head>${top}<div id="root">${markup}</div>`,
      `<script type="application/json" id="page-data">${dataText(data)}</script>`,
      // The code comes last, so that it does not slow down the first picture, which a header names:
      // the picture arrives before the code's first byte.
      ...code,
      parts.modules,
      foot,
    ].join('');
    const styles = sheets.map(({ source }) => source);
    const link = pictures
      .filter((address) => URL.canParse(address, origin))
      .map((address) => preloadOf(address, origin))
      .join(', ');
    return { html, link, inline: { styles, scripts: [preHydrationClicks.source] } };
  };
}
