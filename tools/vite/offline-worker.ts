import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const NAME = "'offline-content'";
const SCREENS = 'const screens = [];';
/** Code that only admins run. */
const ADMIN = 'src/screens/AdminScreen/';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The code of all screens except the admin's, according to the build's manifest. */
function screenFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key) || key.startsWith(ADMIN)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(visit);
  };
  // The file with the code that every page needs (vite.config.ts).
  const site = Object.keys(manifest).find((key) => manifest[key]?.name === 'site');
  if (site === undefined) throw new Error('The build has no file of the site.');
  visit(site);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

/**
 * Writes the code files of the screens into a site's worker, and one hash of all these files, so
 * that a release that changes one of them changes the worker: browsers reinstall only a changed
 * worker, and only then does it fetch its files. Throws if a file is missing.
 */
export function nameCache(folder: string): void {
  const path = join(folder, WORKER);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const screens = screenFiles(
    JSON.parse(read('.vite/manifest.json')) as Readonly<Record<string, Chunk>>,
  );
  const worker = read(WORKER);
  for (const place of [NAME, SCREENS]) {
    if (!worker.includes(place)) throw new Error(`${WORKER} has no ${place}`);
  }
  const [, list = ''] = /const needed = \[PAGE, ([^\]]+)\]/.exec(worker) ?? [];
  const needed = [...list.matchAll(/'(\/[^']+)'/g)].map(([, file = '']) => file);
  const hash = createHash('sha256');
  for (const file of ['/index.html', ...needed, ...screens]) {
    hash.update(`${file}\0${read(file)}\0`);
  }
  const name = `'offline-${hash.digest('base64url').slice(0, 12)}'`;
  const listed = SCREENS.replace('[]', JSON.stringify(screens));
  writeFileSync(path, worker.replace(NAME, name).replace(SCREENS, listed));
}

/** Names the cache of the built site's worker after its content. `site` is the folder of the site's build. */
export function offlineWorker(site: string): Plugin {
  let folder: string | null = null;
  return {
    name: 'mulbit:offline-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = build.outDir === site ? join(root, site) : null;
    },
    // The public files are there by now, and not yet compressed.
    writeBundle() {
      if (folder !== null) nameCache(folder);
    },
  };
}
