import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { guardedConnector } from '../upstream/links/guarded-connect';
import { startWeb } from './web';

/** A request to a push service. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Starts a local push service. Names are looked up and checked as usual, then it answers; only TLS
 * is left out.
 * @param status the status of its answers, called each time
 */
export async function startPushWeb(status: () => number, names: Record<string, string[]> = {}) {
  const received: Received[] = [];
  const web = await startWeb((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status(), { location: 'https://elsewhere.example/' }).end('x'.repeat(999));
    });
  }, names);
  const plain = guardedConnector(web.dialing);
  const connector: typeof plain = (options, done) => plain({ ...options, protocol: 'http:' }, done);
  return { received, connector, close: web.close };
}
