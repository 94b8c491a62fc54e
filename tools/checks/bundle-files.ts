import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The text files of a built site by relative path; pictures and fonts contain no code. */
export function readBundle(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?js|css|html|json|map)$/.test(name))
    .filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
