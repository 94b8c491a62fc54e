import { existsSync, readFileSync } from 'node:fs';
import { generatedFiles } from '../docs/pages';

/** Finds generated files that are out of date. */
export async function staleFiles(): Promise<string[]> {
  return [...(await generatedFiles())]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => `${path} is out of date: run npm run docs.`);
}
