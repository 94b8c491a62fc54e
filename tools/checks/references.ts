import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Sources } from './sources';

const REFERENCE = /docs\/[\w./-]*?[\w-]\.md(?:#[\w-]+)?/g;
// A source may name several documents; after them the sentence ends or continues.
const SOURCE = /\bSource:\s+(\S+)/g;
// Names and numbers of papers that are not in this repository.
const OUTSIDE =
  /(?<![\w/-])(?:members|features|admin|resolutions|korean|contract|apis|look|security)\.md\b|\b(?:A\d\.\d{1,2}|B[1-9]\d?)\b/g;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;
const PATH =
  /`((?:contract|src|server|mocks|adapters|stories|e2e|bench|tools|deploy|docs|\.storybook)\/[\w./-]+)`/g;
// The checks' own tests contain broken references.
const exempt = /^tools\/checks\/.*\.test\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * Finds broken references. In comments, every `Source:` names a page of `docs/`, and every named
 * page and heading exists. In documents, every link and every path in backticks exists. Neither
 * names a paper from outside.
 * @param documents the repository's Markdown files by path, with their text
 * @param exists whether the repository has a file or folder
 */
export function brokenReferences(
  sources: Sources,
  documents: ReadonlyMap<string, string>,
  exists: (path: string) => boolean = existsSync,
): string[] {
  const slugs = new Map([...documents].map(([path, text]) => [path, new Set(slugsOf(text))]));
  const inCode = [...sources]
    .filter(([file]) => !exempt.test(file))
    .flatMap(([file, text]) =>
      commentsOf(text)
        .flatMap((comment) => complaintsOf(comment, slugs))
        .map((what) => `${file}: ${what}`),
    );
  const inDocuments = [...documents].flatMap(([file, text]) =>
    [
      ...outsidePapers(text),
      ...brokenLinks(file, text, slugs, exists),
      ...lostPaths(text, exists),
    ].map((what) => `${file}: ${what}`),
  );
  return [...inCode, ...inDocuments];
}

function complaintsOf(comment: string, slugs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = [...comment.matchAll(REFERENCE)].flatMap(([reference]) => {
    const [path = '', slug] = reference.split('#');
    const headings = slugs.get(path);
    if (!headings) return [`There is no ${path}.`];
    return slug === undefined || headings.has(slug) ? [] : [`${path} has no heading #${slug}.`];
  });
  const unnamed = [...comment.matchAll(SOURCE)].flatMap(([, first = '']) =>
    first.startsWith('docs/') ? [] : [`"Source: ${first}" names no page of docs/.`],
  );
  return [...missing, ...unnamed, ...outsidePapers(comment)];
}

function outsidePapers(text: string): string[] {
  return [...text.matchAll(OUTSIDE)].map(([name]) => `${name} is no document of this repository.`);
}

function brokenLinks(
  file: string,
  text: string,
  slugs: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (path: string) => boolean,
): string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '', slug]) => {
    const path = link === '' ? file : posix.join(posix.dirname(file), link);
    if (!exists(path)) return [`There is no ${path}.`];
    const headings = slugs.get(path);
    if (slug === undefined || !headings || headings.has(slug)) return [];
    return [`${path} has no heading #${slug}.`];
  });
}

/** The paths in backticks without a file or folder. A module may be named without its extension. */
function lostPaths(text: string, exists: (path: string) => boolean): string[] {
  return [...text.matchAll(PATH)].flatMap(([, path = '']) =>
    ['', '.ts', '.tsx'].some((extension) => exists(path + extension))
      ? []
      : [`There is no ${path}.`],
  );
}

/** The comments of a file, each as one line. Consecutive `//` lines are one comment. */
function commentsOf(text: string): string[] {
  const joined = text.replace(/\n[ \t]*\/\/ ?(?=.*)/g, (line, at: number) =>
    /\/\/[^\n]*$/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) ? ' ' : line,
  );
  return [...joined.matchAll(COMMENT)].map(([comment]) => comment.replace(/\s*\n\s*\*? ?/g, ' '));
}

/** The anchors of a Markdown page's headings. */
function slugsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
