import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { generatedPages } from '../docs/pages';

/** Reads the Markdown pages below `docs/` by path relative to `root`, with their text. */
export function readDocuments(root: string): Map<string, string> {
  const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(root, 'docs', name))
      .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** Finds generated pages that no longer say what the contract says. */
export async function stalePages(documents: ReadonlyMap<string, string>): Promise<string[]> {
  return [...(await generatedPages())]
    .filter(([path, text]) => documents.get(path) !== text)
    .map(([path]) => `${path} is out of date: run npm run docs.`);
}
