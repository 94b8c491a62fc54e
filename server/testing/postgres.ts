import { randomBytes } from 'node:crypto';
import { openDatabase } from '../database';

/**
 * Makes an empty database on a PostgreSQL server.
 * @param serverUrl any database of that server
 */
export async function createDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const ask = async (sql: string) => {
    const server = openDatabase({ engine: 'postgres', url: serverUrl });
    try {
      await server.knex.raw(sql);
    } finally {
      await server.close();
    }
  };
  await ask(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`DROP DATABASE ${name} WITH (FORCE)`) };
}
