import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type Koa from 'koa';
import { answerBrokenRequest, rejectMalformedRequest, isOrdinary } from './broken-request';
import { followConnections } from './draining';
import { expectBody, giveUpBody, LONGEST } from './slow-body';

/** A port that serves the app. */
export interface Listening {
  address: AddressInfo;
  /**
   * Ends each connection after its running requests, and accepts new ones for a while. After some
   * seconds it refuses callers who are still sending.
   * @param openFor how long the port stays open, so that a proxy learns to use another server, ms
   * @param timeout the most time for running requests, ms
   */
  drain: (openFor: number, timeout?: number) => Promise<void>;
  /** Accepts no new request, waits for the running ones, and cuts the rest. */
  close: () => Promise<void>;
}

const options = {
  headersTimeout: 5_000,
  // The longest time of any request; all but uploads get far less, see slow-body.
  requestTimeout: LONGEST,
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep theirs open (usually a minute): a proxy that sends its next request on
  // a closing connection answers its caller with 502.
  keepAliveTimeout: 65_000,
  // The server answers this itself, with its own body and headers.
  requireHostHeader: false,
};

// A client that asks and never reads would otherwise hold a socket for ever.
const IDLE_TIMEOUT = 20_000;

/** How long the end of a server waits for running requests, ms. */
const TIMEOUT = 4_500;
/** How long a close waits for answers that are being sent, ms. */
const LAST_ANSWERS = 300;

/**
 * Serves an app.
 * @param where port 0 takes any free one
 * @param idleTimeout the longest time without traffic on a socket, ms
 */
export function listen(
  koa: Koa,
  where: { port: number; host: string },
  idleTimeout = IDLE_TIMEOUT,
): Promise<Listening> {
  const answer = koa.callback();
  const server = createServer(options, (request, response) => {
    if (!draining.begin(request, response)) return;
    expectBody(request, response);
    if (isOrdinary(request)) void answer(request, response);
    else rejectMalformedRequest(request, response);
  });
  const draining = followConnections(server);
  server.setTimeout(idleTimeout);
  server.on('clientError', answerBrokenRequest);
  server.on('checkExpectation', rejectMalformedRequest);
  let ended: Promise<unknown> | null = null;

  async function drain(openFor: number, timeout = TIMEOUT): Promise<void> {
    const begun = performance.now();
    draining.start();
    await sleep(openFor);
    const closed = new Promise((resolve) => server.close(resolve));
    ended = Promise.all([closed, draining.endIdle()]);
    await Promise.race([ended, sleep(timeout - (performance.now() - begun))]);
    for (const request of draining.requests()) giveUpBody(request);
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, () => {
      resolve({
        address: server.address() as AddressInfo,
        drain,
        close: async () => {
          if (!ended) await drain(0);
          await Promise.race([ended, sleep(LAST_ANSWERS)]);
          server.closeAllConnections();
          await ended;
        },
      });
    });
  });
}
