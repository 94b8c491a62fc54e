import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Router from '@koa/router';
import type { Context } from 'koa';
import { etagOf } from '../http/cacheable';
import { documentHeaders } from '../http/security-headers';

const PAGE = '/api/docs';

const { resolve } = createRequire(import.meta.url);
const compress = promisify(gzip);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>물빛 API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="${PAGE}/swagger-ui.css" />
    <script src="${PAGE}/swagger-ui-bundle.js" defer></script>
    <script src="${PAGE}/open.js" defer></script>
  </head>
  <body>
    <div id="docs"></div>
  </body>
</html>
`;

// Without `validatorUrl: null` the viewer shows the document to a service of its makers.
const open = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  showExtensions: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;

interface ViewerFile {
  type: string;
  read: () => string | Promise<string>;
}

const ofPackage = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`), 'utf8');

const files: Record<string, ViewerFile> = {
  '': { type: 'text/html', read: () => page },
  '/open.js': { type: 'text/javascript', read: () => open },
  '/swagger-ui-bundle.js': { type: 'text/javascript', read: ofPackage('swagger-ui-bundle.js') },
  '/swagger-ui.css': { type: 'text/css', read: ofPackage('swagger-ui.css') },
};

interface Loaded {
  plain: string;
  zipped: Buffer;
  etag: string;
}

function send(ctx: Context, type: string, { plain, zipped, etag }: Loaded): void {
  if (type === 'text/html') ctx.set(documentHeaders());
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Content-Type', `${type}; charset=utf-8`);
  ctx.set('ETag', etag);
  ctx.vary('Accept-Encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isZipped) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isZipped ? zipped : plain;
}

/** The page that shows the description of the API, with the viewer's files, which no other page loads. */
export function apiDocsRouter(): Router {
  const router = new Router({ sensitive: true });
  for (const [name, { type, read }] of Object.entries(files)) {
    // Read at the first request, because most servers are never asked.
    let loading: Promise<Loaded> | null = null;
    const load = async (): Promise<Loaded> => {
      const plain = await read();
      return { plain, zipped: await compress(plain), etag: etagOf(plain) };
    };
    router.get(PAGE + name, async (ctx) => {
      loading ??= load();
      send(ctx, type, await loading);
    });
  }
  return router;
}
