import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A proxy in front of several servers. */
export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** How often a proxy asks its servers whether they are ready, ms. */
const INTERVAL = 200;

/**
 * Starts a proxy as the files in `deploy` describe it: it shares requests among the servers that are
 * ready, and sends one again only if it reached no server.
 * @param port by default a free one
 */
export async function startCarefulProxy(servers: readonly string[], port = 0): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers);
  let turn = 0;

  const check = async (server: string) => {
    const { ok } = await fetch(`${server}/readyz`).catch(() => ({ ok: false }));
    if (ok) ready.add(server);
    else ready.delete(server);
  };
  const timer = setInterval(() => void servers.map(check), INTERVAL);

  function pass(asked: IncomingMessage, answer: ServerResponse, body: Buffer, left: number): void {
    const able = servers.filter((server) => ready.has(server));
    turn += 1;
    const chosen = able[turn % able.length] ?? servers[0] ?? '';
    const { method, headers } = asked;
    const sent = request(`${chosen}${asked.url ?? '/'}`, { agent, method, headers }, (got) => {
      const { connection: _, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      // A server that is killed cuts its answer off.
      pipeline(got, answer, () => undefined);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      ready.delete(chosen);
      if (error.code === 'ECONNREFUSED' && left > 0) pass(asked, answer, body, left - 1);
      else if (!answer.headersSent) answer.writeHead(502).end(error.message);
    });
    sent.end(body);
  }

  // Closing an idle connection would cut off a request that is on its way.
  const proxy = createServer({ keepAliveTimeout: 0 }, (asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.once('end', () => pass(asked, answer, Buffer.concat(parts), servers.length));
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
