import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

/** The files of a page in addition to the common ones. */
export interface ScreenFiles {
  /** Addresses of modules. */
  modules: string[];
  /** Addresses of style sheets. */
  sheets: string[];
}

/** The output of the build: its manifest, by source or by chunk name; empty without a build. */
export function readManifest(dir: string): Record<string, Chunk> {
  const file = join(dir, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
}

/**
 * The files of a page's modules, with all their imports.
 * @param name the page's file in the build; a build without it has no files of the page
 * @param loaded files that the document loads anyway, which are left out
 */
export function filesOf(
  manifest: Readonly<Record<string, Chunk>>,
  name: string,
  loaded: ReadonlySet<string>,
): ScreenFiles {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  const page = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const chunks = page === undefined ? [] : visit(page);
  const needed = (files: string[]) =>
    [...new Set(files.map((file) => `/${file}`))].filter((file) => !loaded.has(file));
  return {
    modules: needed(chunks.map(({ file }) => file)),
    sheets: needed(chunks.flatMap(({ css = [] }) => css)),
  };
}

/** A style sheet inside the document. */
export interface InlineSheet {
  tag: string;
  /** Its name in a content security policy. */
  source: string;
}

/**
 * Makes a style sheet of the build part of a document.
 * @throws when its text could end the element
 */
export function inlineSheet(dir: string, address: string): InlineSheet {
  const css = readFileSync(join(dir, address), 'utf8');
  if (/<\/style/i.test(css)) throw new Error(`${address} would end its own element`);
  return styleOf(css);
}

/** Makes trusted CSS part of a document. @param id the id of its element */
export function styleOf(css: string, id?: string): InlineSheet {
  const hash = createHash('sha256').update(css).digest('base64');
  return { tag: `<style${id ? ` id="${id}"` : ''}>${css}</style>`, source: `'sha256-${hash}'` };
}
