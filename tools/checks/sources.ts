import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The project's source files by path relative to its root, forward slashes, with their text. */
export type Sources = ReadonlyMap<string, string>;

const folders = [
  'contract',
  'adapters',
  'src',
  'mocks',
  'server',
  'stories',
  '.storybook',
  'e2e',
  'bench',
  'tools',
];

/** Reads every TypeScript and plain module file of the folders under `root`. */
export function readSources(root: string): Sources {
  const files = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file): [string, string] => [
      relative(root, file).split(sep).join('/'),
      readFileSync(file, 'utf8'),
    ]);
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
