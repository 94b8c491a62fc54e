import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadAdminKey } from './admin-key';
import { createApp } from './app';
import type { Config } from './config';
import { openDatabase } from './database';
import { createLimits, noLimits } from './http/limits';
import type { Log } from './log';
import { seedDemo } from './seeds/demo';

/** A server that listens. */
export interface Running {
  url: string;
  adminKey: string;
  /** Takes no new request, finishes the ones under way, writes what is left and closes. */
  stop: () => Promise<void>;
}

const CLIENT_DIR = 'dist/client';
/** How long a stop waits for requests under way, ms. */
const PATIENCE = 10_000;

function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      const shown = name === '127.0.0.1' ? 'localhost' : name;
      resolve(`http://${shown}:${address.port}`);
    });
  });
}

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

/**
 * Brings the database up to date, plants the demo in an empty one, and listens.
 * @throws when the port is taken or the database cannot be reached
 */
export async function start(config: Config, log: Log): Promise<Running> {
  const adminKey = loadAdminKey(config);
  const db = openDatabase(config.database);
  try {
    await db.knex.migrate.latest();
    if (config.seedDemo) await seedDemo(db.knex, Date.now());
    const app = createApp({
      db,
      log,
      adminKey,
      limits: config.rateLimits ? createLimits() : noLimits,
      trustedProxies: config.trustedProxies,
      clientDir: CLIENT_DIR,
    });
    // Slow senders hold a socket for seconds, not for minutes.
    const timeouts = {
      headersTimeout: 5_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
    };
    const answer = app.koa.callback();
    const server = createServer(timeouts, (request, response) => void answer(request, response));
    const url = await listen(server, config);
    return {
      url,
      adminKey: adminKey.value,
      stop: async () => {
        await close(server);
        await app.stop();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
