import { posix } from 'node:path';
import { resolveImport } from './resolve';
import type { AllowedImport, Reach, Zone } from './zone';
import { testPackages, zones } from './zones';

export interface Import {
  /** The importing file, relative to the repository, forward slashes. */
  file: string;
  specifier: string;
  written: 'static' | 'dynamic' | 'type';
}

const topLevel = ['contract', 'adapters', 'src', 'mocks', 'server'];

/** Returns why an import breaks the zones, or null if it is allowed or its file has no zone. */
export function judge({ file, specifier, written }: Import): string | null {
  const here = zoneOf(file);
  if (here === null) return null;
  const target = resolveImport(file, specifier);
  const isTest = /\.test\.tsx?$/.test(file) || here.zone.testsOnly === true;

  if (target.kind === 'package') {
    const allowed = [...here.zone.packages, ...(isTest ? testPackages : [])];
    return explain(allowed, written, `package "${target.name}"`, here.folder, (to) =>
      to.endsWith('*') ? target.name.startsWith(to.slice(0, -1)) : to === target.name,
    );
  }

  const there = zoneOf(target.path);
  if (specifier.startsWith('.') && crossesTopLevel(file, target.path)) {
    return `"${specifier}" leaves the folder by a relative path; use the alias of the other folder.`;
  }
  if (there?.zone.testsOnly && !isTest && here.folder !== there.folder) {
    return `${there.folder} is for tests only.`;
  }
  if (there !== null && sharesFolder(here.folder, there.folder)) return null;
  const mayImport = [...here.zone.mayImport, ...(isTest ? (here.zone.tests ?? []) : [])];
  return explain(mayImport, written, `"${target.path}"`, here.folder, (to) =>
    covers(to, target.path),
  );
}

function zoneOf(path: string): { zone: Zone; folder: string } | null {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '');
  let best: { zone: Zone; folder: string } | null = null;
  for (const zone of zones) {
    const parts = zone.folder.split('/');
    const own = bare.split('/').slice(0, parts.length);
    const matches =
      own.length === parts.length && parts.every((part, i) => part === '*' || part === own[i]);
    const folder = own.join('/');
    if (matches && (best === null || folder.length > best.folder.length)) best = { zone, folder };
  }
  return best;
}

// A folder may import its inner folders (mocks/db in mocks); these need it in their own list.
function sharesFolder(here: string, there: string): boolean {
  return here === there || isInner(there, here);
}

function isInner(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`) && outer !== 'src';
}

function covers(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function crossesTopLevel(file: string, target: string): boolean {
  const from = file.split('/')[0] ?? '';
  const to = posix.normalize(target).split('/')[0] ?? '';
  return from !== to && topLevel.includes(to);
}

function explain(
  allowed: (string | AllowedImport)[],
  written: Import['written'],
  what: string,
  folder: string,
  matches: (to: string) => boolean,
): string | null {
  const imports = allowed.map((entry): AllowedImport =>
    typeof entry === 'string' ? { to: entry, reach: 'any' } : entry,
  );
  const match = imports.find(({ to }) => matches(to));
  if (match === undefined) return `${folder} may not import ${what}.`;
  return fits(match.reach, written)
    ? null
    : `${folder} may import ${what} only as ${match.reach === 'type' ? 'a type' : 'import()'}.`;
}

function fits(reach: Reach, written: Import['written']): boolean {
  return reach === 'any' || reach === written;
}
