import { importsOf } from './imports';
import type { Sources } from './sources';

const folders = /^(?:contract|adapters|server|src|mocks)\//;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The two sibling folders of an import; null within a folder, or for a file outside of folders. */
function sidesOf(from: string, to: string): [from: string, to: string] | null {
  const [here, there] = [from.split('/'), to.split('/')];
  const at = here.findIndex((name, index) => name !== there[index]);
  if (here.length <= at + 1 || there.length <= at + 1) return null;
  return [here.slice(0, at + 1).join('/'), there.slice(0, at + 1).join('/')];
}

/**
 * Finds sibling folders that import each other: neither is the lower layer, so neither can be read
 * or moved without the other. Imports in tests do not count.
 */
export function mutualFolders(sources: Sources): string[] {
  const examples = new Map<string, string>();
  for (const file of sources.keys()) {
    if (!folders.test(file) || isTest(file)) continue;
    for (const target of importsOf(file, sources)) {
      const sides = sidesOf(file, target);
      if (sides) examples.set(sides.join(' '), `${file} → ${target}`);
    }
  }
  return [...examples].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = examples.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return [`${from} and ${to} import each other: ${example}, ${back}`];
  });
}
