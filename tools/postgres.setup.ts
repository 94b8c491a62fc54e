import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of an empty PostgreSQL database, `postgres://…`. */
    postgresUrl: string;
  }
}

/** Gives the suites a real PostgreSQL: `TEST_POSTGRES_URL` if set, else one from the package. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return undefined;
  }
  // No test simulates a power failure, and each has its own database, so nothing has to reach the
  // disk. The kernel copies the files of a copied database, bypassing PostgreSQL's memory.
  const server = await startPostgres(
    ['fsync=off', 'full_page_writes=off', 'file_copy_method=clone'].flatMap((it) => ['-c', it]),
  );
  project.provide('postgresUrl', server.url);
  return server.stop;
}
