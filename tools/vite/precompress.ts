import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTHWHILE = 1024;

/**
 * Writes a `.br` and a `.gz` file next to each text file of the built site, at the best quality.
 * Compression per request would halve the server's throughput. `site` is the folder of the build.
 */
export function precompress(site: string): Plugin {
  let folder: string | null = null;
  return {
    name: 'mulbit:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      // Storybook builds with the same configuration into its own folder.
      folder = build.outDir === site ? join(root, site) : null;
    },
    closeBundle() {
      if (folder === null) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!TEXT.test(name) || name.startsWith('.vite')) continue;
        const plain = readFileSync(file);
        if (plain.length < WORTHWHILE) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
