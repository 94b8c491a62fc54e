import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import { answerBrokenRequest } from './broken-request';

/** A port with the app behind it. */
export interface Listening {
  address: AddressInfo;
  /** Takes no new request, finishes the ones under way, and closes. */
  close: () => Promise<void>;
}

// Slow senders hold a socket for seconds, not for minutes.
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
};

/** How long a close waits for requests under way, ms. */
const PATIENCE = 10_000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Serves an app. @param where port 0 takes any free one */
export function listen(koa: Koa, where: { port: number; host: string }): Promise<Listening> {
  const answer = koa.callback();
  const server = createServer(timeouts, (request, response) => void answer(request, response));
  server.on('clientError', answerBrokenRequest);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, () => {
      resolve({ address: server.address() as AddressInfo, close: () => close(server) });
    });
  });
}
