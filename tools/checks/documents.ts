import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
