import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { etagOf } from './cacheable';

/** A file of the built site, with its headers. */
export interface SiteFile {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Buffer;
  /** The file's compressed forms, if the build made them. */
  encoded: { encoding: 'br' | 'gzip'; bytes: Buffer }[];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

// The build writes a hash of the content into these names, so they never change.
const isHashed = (path: string) => path.startsWith('/assets/');

function readSiteFile(file: string, path: string): SiteFile {
  const plain = readFileSync(file);
  const compressed = [
    { encoding: 'br' as const, file: `${file}.br` },
    { encoding: 'gzip' as const, file: `${file}.gz` },
  ];
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    cacheControl: isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    encoded: compressed
      .filter((sibling) => existsSync(sibling.file))
      .map(({ encoding, file: sibling }) => ({ encoding, bytes: readFileSync(sibling) })),
  };
}

/**
 * The built site by path, read once: any path outside this map does not exist, so no request ever
 * becomes a file name.
 */
export function readSite(dir: string): Map<string, SiteFile> {
  if (!existsSync(dir)) return new Map();
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // The build's own metadata (.vite/manifest.json) is not served.
    .filter((file) => !relative(dir, file).startsWith('.'));
  return new Map(
    files.map((file) => {
      const path = `/${relative(dir, file).split(sep).join('/')}`;
      return [path, readSiteFile(file, path)];
    }),
  );
}
