import { posix } from 'node:path';
import { resolveImport } from './resolve';
import type { Door, Reach, Zone } from './zones';
import { testPackages, zones } from './zones';

export interface Import {
  /** The importing file, relative to the repository, forward slashes. */
  file: string;
  specifier: string;
  written: 'static' | 'dynamic' | 'type';
}

const topLevel = ['contract', 'src', 'mocks', 'server'];

/** Returns the sentence that says why an import breaks the zones, or null when it is allowed or its file lies in no zone. */
export function judge({ file, specifier, written }: Import): string | null {
  const here = zoneOf(file);
  if (here === null) return null;
  const target = resolveImport(file, specifier);
  const isTest = /\.test\.tsx?$/.test(file) || here.zone.testsOnly === true;

  if (target.kind === 'package') {
    const allowed = [...here.zone.packages, ...(isTest ? testPackages : [])];
    return explain(allowed, written, `package "${target.name}"`, here.room, (to) =>
      to.endsWith('*') ? target.name.startsWith(to.slice(0, -1)) : to === target.name,
    );
  }

  const there = zoneOf(target.path);
  if (specifier.startsWith('.') && crossesTopLevel(file, target.path)) {
    return `"${specifier}" leaves the room by a relative path; use the alias of the other room.`;
  }
  if (there?.zone.testsOnly && !isTest && here.room !== there.room) {
    return `${there.room} is for tests only.`;
  }
  if (there !== null && sharesRoom(here.room, there.room)) return null;
  const rooms = [...here.zone.rooms, ...(isTest ? (here.zone.tests ?? []) : [])];
  return explain(rooms, written, `"${target.path}"`, here.room, (to) => covers(to, target.path));
}

function zoneOf(path: string): { zone: Zone; room: string } | null {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '');
  let best: { zone: Zone; room: string } | null = null;
  for (const zone of zones) {
    const parts = zone.room.split('/');
    const own = bare.split('/').slice(0, parts.length);
    const matches =
      own.length === parts.length && parts.every((part, i) => part === '*' || part === own[i]);
    const room = own.join('/');
    if (matches && (best === null || room.length > best.room.length)) best = { zone, room };
  }
  return best;
}

// A room may import its inner rooms (mocks/db in mocks); these import it only where their list says so.
function sharesRoom(here: string, there: string): boolean {
  return here === there || isInner(there, here);
}

function isInner(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`) && outer !== 'src';
}

function covers(room: string, path: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

function crossesTopLevel(file: string, target: string): boolean {
  const from = file.split('/')[0] ?? '';
  const to = posix.normalize(target).split('/')[0] ?? '';
  return from !== to && topLevel.includes(to);
}

function explain(
  allowed: (string | Door)[],
  written: Import['written'],
  what: string,
  room: string,
  matches: (to: string) => boolean,
): string | null {
  const doors = allowed.map((entry): Door =>
    typeof entry === 'string' ? { to: entry, reach: 'any' } : entry,
  );
  const door = doors.find(({ to }) => matches(to));
  if (door === undefined) return `${room} may not import ${what}.`;
  return fits(door.reach, written)
    ? null
    : `${room} may import ${what} only as ${door.reach === 'type' ? 'a type' : 'import()'}.`;
}

function fits(reach: Reach, written: Import['written']): boolean {
  return reach === 'any' || reach === written;
}
