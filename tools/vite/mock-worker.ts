import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

function readWorker(): string {
  const msw = createRequire(import.meta.url).resolve('msw/package.json');
  return readFileSync(join(dirname(msw), 'lib', WORKER), 'utf8');
}

/**
 * Serves msw's service worker from the installed package. It is not in `public/`, because every
 * build ships that folder, and a worker in a live site could answer for the server.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mulbit:mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Service-Worker-Allowed', '/');
        response.end(readWorker());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: readWorker() });
    },
  };
}
