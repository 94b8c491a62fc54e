import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

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
  // No test pulls the plug, and each has a database of its own: nothing has to reach the disk.
  const server = await startPostgres(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
  project.provide('postgresUrl', server.url);
  return server.stop;
}
