import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The base path of a demo for any folder; `anyFolder404` handles its other addresses. */
const ANY_FOLDER = './';

/**
 * The path of the static demo on its host: `/`, a project's folder like `/mulbit/`, or any folder,
 * `./`. Throws at another form, so that a typing error never ships a demo whose files are missing.
 */
export function readBasePath(setting = process.env.BASE_PATH): string {
  const path = setting === undefined || setting === '' ? '/' : setting;
  if (path === ANY_FOLDER || /^\/(?:[\w.~-]+\/)*$/.test(path)) return path;
  throw new Error(`BASE_PATH must begin and end with "/", as in "/mulbit/", not "${path}".`);
}

/**
 * Finds the pages whose address a static host would answer with a file or a folder.
 * @param names the file and folder names of the build
 * @param pages the pages' addresses as the router reads them
 */
export function hiddenPages(names: readonly string[], pages: readonly string[]): string[] {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return pages.filter((path) => taken.has(path.split('/')[1]?.toLowerCase() ?? ''));
}

/**
 * The page for an address without a file. It may be in any folder above the demo, as on GitHub
 * Pages: it sends addresses below a folder `demo/` to the demo's index, which opens the page.
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
 * Makes the demo open at any of its addresses: a static host answers an address without a file with
 * `404.html`, which here is the site's page, or for a demo in any folder a redirect to it. The
 * build fails if a file has the address of a page.
 * @param pages the pages' addresses as the router reads them
 * @param base the result of `readBasePath`
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
