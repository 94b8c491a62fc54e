import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import { answerBrokenRequest, answerOddRequest, isOrdinary } from './broken-request';
import { expectBody, LONGEST } from './slow-body';

/** A port with the app behind it. */
export interface Listening {
  address: AddressInfo;
  /** Takes no new request, finishes the running ones, and closes. */
  close: () => Promise<void>;
}

const options = {
  headersTimeout: 5_000,
  // The longest time of any request; all but uploads get far less, see slow-body.
  requestTimeout: LONGEST,
  connectionsCheckingInterval: 1_000,
  // The server answers that itself, with its own body and headers.
  requireHostHeader: false,
};

// A client that asks and never reads would otherwise hold a socket for ever.
const IDLE_TIMEOUT = 20_000;

/** How long a close waits for requests under way, ms. */
const TIMEOUT = 10_000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), TIMEOUT);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Serves an app.
 * @param where port 0 takes any free one
 * @param idleTimeout how long nothing may move on a socket, ms
 */
export function listen(
  koa: Koa,
  where: { port: number; host: string },
  idleTimeout = IDLE_TIMEOUT,
): Promise<Listening> {
  const answer = koa.callback();
  const server = createServer(options, (request, response) => {
    expectBody(request, response);
    if (isOrdinary(request)) void answer(request, response);
    else answerOddRequest(request, response);
  });
  server.setTimeout(idleTimeout);
  server.on('clientError', answerBrokenRequest);
  server.on('checkExpectation', answerOddRequest);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, () => {
      resolve({ address: server.address() as AddressInfo, close: () => close(server) });
    });
  });
}
