import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The test files in a folder and below that replace or reset modules. A replaced module must not
 * reach another file, so these files cannot share their modules with others.
 */
export function moduleReplacingTests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
}
