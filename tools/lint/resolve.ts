import { builtinModules } from 'node:module';
import { posix } from 'node:path';

/** The target of an import: a path of this repository, or a package by its installed name. */
export type Target = { kind: 'path'; path: string } | { kind: 'package'; name: string };

const aliases: [prefix: string, folder: string][] = [
  ['@/', 'src/'],
  ['@contract/', 'contract/'],
  ['@adapters/', 'adapters/'],
  ['@mocks/', 'mocks/'],
  ['@server/', 'server/'],
];

/**
 * Resolves an import specifier as written in `file` (relative to the repository, forward slashes)
 * without reading the disk, so that it finds a forbidden import even without its target. Paths are
 * returned without extension and query.
 */
export function resolveImport(file: string, specifier: string): Target {
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('.')) return inside(posix.join(posix.dirname(file), bare));
  for (const [prefix, folder] of aliases) {
    if (bare.startsWith(prefix)) return inside(posix.join(folder, bare.slice(prefix.length)));
  }
  if (bare.startsWith('/')) return inside(bare.slice(1));
  if (bare.startsWith('node:') || builtinModules.includes(bare)) {
    return { kind: 'package', name: bare.startsWith('node:') ? bare : `node:${bare}` };
  }
  const [scopeOrName = bare, name] = bare.split('/');
  return {
    kind: 'package',
    name: bare.startsWith('@') && name !== undefined ? `${scopeOrName}/${name}` : scopeOrName,
  };
}

function inside(path: string): Target {
  return { kind: 'path', path: path.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/$/, '') };
}
