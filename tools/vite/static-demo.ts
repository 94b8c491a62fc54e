import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Where the static demo lies on its host: `/`, or a folder as of a project's page, `/mulbit/`. Throws when the setting is
 * neither, so that a typing error never ships a demo whose files are not found.
 */
export function readBasePath(setting = process.env.BASE_PATH): string {
  const path = setting === undefined || setting === '' ? '/' : setting;
  if (/^\/(?:[\w.~-]+\/)*$/.test(path)) return path;
  throw new Error(`BASE_PATH must begin and end with "/", as in "/mulbit/", not "${path}".`);
}

/**
 * Finds the pages at whose address a host of static files would show a file or a folder.
 * @param names what the build's folder holds
 * @param pages the pages' addresses as the router reads them
 */
export function hiddenPages(names: readonly string[], pages: readonly string[]): string[] {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return pages.filter((path) => taken.has(path.split('/')[1]?.toLowerCase() ?? ''));
}

/**
 * Makes the demo open on any of its addresses: a host of static files answers an address that is no file with `404.html`,
 * which here is the page of the site. The build fails where a file has the address of a page.
 * @param pages the pages' addresses as the router reads them
 */
export function deepLinks(pages: readonly string[]): Plugin {
  return {
    name: 'mulbit:deep-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The demo has no index.html.');
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
    writeBundle({ dir }) {
      const hidden = hiddenPages(dir === undefined ? [] : readdirSync(dir), pages);
      if (hidden.length > 0) this.error(`Files stand in the place of ${hidden.join(', ')}.`);
    },
  };
}
