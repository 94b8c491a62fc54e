import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The base path of a demo for any folder; its other addresses come through `anyFolder404`. */
const ANY_FOLDER = './';

/**
 * Where the static demo lies on its host: `/`, a folder as of a project's page, `/mulbit/`, or any folder, `./`. Throws when
 * the setting is none of these, so that a typing error never ships a demo whose files are not found.
 */
export function readBasePath(setting = process.env.BASE_PATH): string {
  const path = setting === undefined || setting === '' ? '/' : setting;
  if (path === ANY_FOLDER || /^\/(?:[\w.~-]+\/)*$/.test(path)) return path;
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
 * The page for an address that is no file, which may stand in any folder above the demo, as in the one that GitHub Pages
 * looks in: it sends those below a folder `demo/` to the demo's first file, which turns to the page.
 */
const anyFolder404 = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>물빛</title>
    <script>
      const [, demo, page] = /^(.*\\/demo\\/)(.+)$/.exec(location.pathname) ?? [];
      if (page) {
        const open = encodeURIComponent('/' + page + location.search + location.hash);
        location.replace(demo + '?open=' + open);
      }
    </script>
  </head>
  <body>
    <p>이 주소에는 페이지가 없습니다.</p>
  </body>
</html>
`;

/**
 * Makes the demo open on any of its addresses: a host of static files answers an address that is no file with `404.html`,
 * which here is the page of the site, or for a demo of any folder the way to it. The build fails where a file has the
 * address of a page.
 * @param pages the pages' addresses as the router reads them
 * @param base what `readBasePath` has read
 */
export function deepLinks(pages: readonly string[], base: string): Plugin {
  return {
    name: 'mulbit:deep-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The demo has no index.html.');
        const source = base === ANY_FOLDER ? anyFolder404 : page.source;
        this.emitFile({ type: 'asset', fileName: '404.html', source });
      },
    },
    writeBundle({ dir }) {
      const hidden = hiddenPages(dir === undefined ? [] : readdirSync(dir), pages);
      if (hidden.length > 0) this.error(`Files stand in the place of ${hidden.join(', ')}.`);
    },
  };
}
