import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const NAME = "'offline-content'";
const FILE = /'(\/[^']+)'/g;

/**
 * Writes one hash of the files that a site's worker names into it, so that a release that changes
 * one of them changes the worker: browsers install only a changed worker again, and only then does
 * it fetch its files. Throws when one is missing.
 */
export function nameCache(folder: string): void {
  const path = join(folder, WORKER);
  const worker = readFileSync(path, 'utf8');
  if (!worker.includes(NAME)) throw new Error(`${WORKER} names no cache ${NAME}.`);
  const hash = createHash('sha256');
  for (const [, file = ''] of worker.matchAll(FILE)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  const name = `'offline-${hash.digest('base64url').slice(0, 12)}'`;
  writeFileSync(path, worker.replace(NAME, name));
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
