import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

interface Manifest {
  license?: string;
  licenses?: { type: string }[];
}

type Entry = [path: string, locked: LockedPackage];

// Development packages that are delivered to visitors: the font, and SQLite in the demo.
const bundled = ['pretendard', '@sqlite.org/sqlite-wasm'];

const HEAD = `Mulbit
Copyright (c) 2026 The Mulbit contributors
MIT License, see LICENSE. This covers the icons (src/design/icons/svg) and the
drawings (public) as well.

Mulbit is distributed with the third-party works below: a font, Pretendard, and
packages. "npm run docs" writes this file from package-lock.json and node_modules.`;

const NO_TEXT = 'These packages contain no license text.';

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

function licenseOf(path: string, locked: LockedPackage): string {
  if (locked.license !== undefined) return locked.license;
  // Older packages have a `licenses` field instead of `license`.
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
  return manifest.licenses?.map(({ type }) => type).join(' OR ') ?? 'no license named';
}

function licenseTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim());
}

const isCopyright = (line: string) =>
  /^\W*(?:copyright\b.*(?:\(c\)|©|\d{4})|(?:©|\(c\)).*\d{4})/i.test(line);

/** The normalized words of a license text, which match copies with another title or layout. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^\W*(?:the )?(?:mit|isc) license(?: \((?:mit|isc)\))?/, '')
    .replaceAll(/[\W_]+/g, ' ')
    .trim();

const section = (text: string) => `${'-'.repeat(80)}\n${text}`;

/**
 * Writes `NOTICE`: the packages of the lock file that a running site uses. Packages with the same
 * license text share it and keep their own copyright lines. Optional packages are only named,
 * because the file must not depend on the machine that writes it.
 */
export function noticeOf(lock: { packages: Record<string, LockedPackage> }): string {
  const shipped = Object.entries(lock.packages).filter(
    ([path, { link, dev }]) => path !== '' && !link && (!dev || bundled.includes(nameOf(path))),
  );
  const isOptional = ([, { optional, devOptional }]: Entry) => optional || devOptional;
  const titleOf = ([path, locked]: Entry) =>
    `${nameOf(path)} ${locked.version} (${licenseOf(path, locked)})`;

  const groups = new Map<string, { title: string; rights: string[]; text: string }[]>();
  for (const entry of shipped.filter((one) => !isOptional(one))) {
    const [path] = entry;
    const text = [...licenseTexts(path), ...licenseTexts(join(path, 'dist'))].join('\n\n');
    const lines = text.split('\n');
    const words = wordsOf(lines.filter((line) => !isCopyright(line)).join('\n'));
    const group = groups.get(words) ?? [];
    group.push({ title: titleOf(entry), rights: lines.filter(isCopyright), text });
    groups.set(words, group);
  }
  const sections = [...groups.values()].map((group) => {
    const [first] = group;
    if (group.length === 1) return section(`${first?.title}\n\n${first?.text}`);
    const packages = group.flatMap(({ title, rights }) => [
      title,
      ...rights.map((line) => `  ${line.trim()}`),
    ]);
    const body = first?.text.split('\n').filter((line) => !isCopyright(line));
    return section(`${packages.join('\n')}\n\n${body?.join('\n').trim() || NO_TEXT}`);
  });
  const named = shipped.filter(isOptional).map(titleOf);
  const optional = section(
    `Optional packages, each with its license in node_modules:\n\n${[...new Set(named)].join('\n')}`,
  );
  return `${[HEAD, ...sections, optional].join('\n\n').replaceAll(/[ \t]+$/gm, '')}\n`;
}
