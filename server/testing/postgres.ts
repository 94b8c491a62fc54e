import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { openDatabase } from '../database';

async function askServer(serverUrl: string, sql: string): Promise<void> {
  const server = openDatabase({ engine: 'postgres', url: serverUrl });
  try {
    await server.knex.raw(sql);
  } finally {
    await server.close();
  }
}

/**
 * Makes an empty database on a PostgreSQL server.
 * @param serverUrl any database of that server
 */
export async function createDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await askServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** The query tool's role in a database, made as docs/deploy.md tells an operator to. */
export interface QueryRole {
  url: string;
  /** Removes it, once the database is gone. */
  drop: () => Promise<void>;
}

/**
 * Makes the query tool's role in a migrated database.
 * @param url of the database
 * @param serverUrl any other database of that server
 */
export async function createQueryRole(
  knex: Knex,
  url: string,
  serverUrl: string,
): Promise<QueryRole> {
  // A server has its roles in common: this one is for one database.
  const name = `query_${randomBytes(6).toString('hex')}`;
  const sql = readFileSync('deploy/query-role.sql', 'utf8')
    .replaceAll('mulbit_query', name)
    .replaceAll('CHANGE-ME', name);
  await knex.raw(sql);
  const own = new URL(url);
  own.username = name;
  own.password = name;
  return { url: own.href, drop: () => askServer(serverUrl, `DROP ROLE ${name}`) };
}
