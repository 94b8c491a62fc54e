import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { startPostgres, type PostgresServer } from '../../tools/postgres';
import { openDatabase, type Database } from '../database';
import { seedDemo } from '../seeds/demo';
import { cheapPasswords } from './cheap-passwords';

/** A migrated database with the demo, the template for copies. */
export interface SeededPostgres {
  /** Copies it. */
  copy: () => Promise<{ url: string; queryUrl: string; drop: () => Promise<void> }>;
  /** Removes it, and the shared role of its copies, after these are gone. */
  drop: () => Promise<void>;
}

const named = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url;
};

/** Makes the query tool's role by the instructions in docs/deploy.md. */
export async function createQueryRole(knex: Knex, name: string): Promise<void> {
  const sql = readFileSync('deploy/query-role.sql', 'utf8')
    .replaceAll('mulbit_query', name)
    .replaceAll('CHANGE-ME', name);
  await knex.raw(sql);
}

/** Migrates and seeds a database; a template for copies must have no connections. */
async function seed(url: string, role: string): Promise<void> {
  const db = openDatabase({ engine: 'postgres', url });
  try {
    await db.migrate();
    await createQueryRole(db.knex, role);
    await seedDemo(db.knex, cheapPasswords(), Date.now());
  } finally {
    await db.close();
  }
}

/** Drops a database as soon as its users have noticed that their connections were ended. */
async function dropDatabase(knex: Knex, name: string, left = 5): Promise<void> {
  try {
    await knex.raw(`DROP DATABASE ${name} WITH (FORCE)`);
  } catch (error) {
    if (left === 0) throw error;
    await dropDatabase(knex, name, left - 1);
  }
}

/** Makes an empty database. @param serverUrl any database of its server */
export async function createEmpty(serverUrl: string) {
  const server = openDatabase({ engine: 'postgres', url: serverUrl });
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await server.knex.raw(`CREATE DATABASE ${name}`);
  const drop = async () => {
    await dropDatabase(server.knex, name);
    await server.close();
  };
  return { url: named(serverUrl, name).href, drop };
}

function copying(server: Database, serverUrl: string, seeded: string, role: string) {
  return async () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    // Copies its files directly, instead of page by page through the log.
    await server.knex.raw(`CREATE DATABASE ${name} TEMPLATE ${seeded} STRATEGY FILE_COPY`);
    const queryUrl = named(serverUrl, name);
    queryUrl.username = role;
    queryUrl.password = role;
    return {
      url: named(serverUrl, name).href,
      queryUrl: queryUrl.href,
      drop: () => dropDatabase(server.knex, name),
    };
  };
}

/**
 * Makes the template database for every server under test.
 * @param serverUrl any database of the PostgreSQL server for it
 */
export async function seedPostgres(serverUrl: string): Promise<SeededPostgres> {
  const server = openDatabase({ engine: 'postgres', url: serverUrl });
  const id = randomBytes(6).toString('hex');
  // Roles are shared by a whole server: this one is for the copies of this database.
  const [seeded, role] = [`seeded_${id}`, `query_${id}`];
  await server.knex.raw(`CREATE DATABASE ${seeded}`);
  await seed(named(serverUrl, seeded).href, role);
  return {
    copy: copying(server, serverUrl, seeded, role),
    drop: async () => {
      await dropDatabase(server.knex, seeded);
      await server.knex.raw(`DROP ROLE ${role}`);
      await server.close();
    },
  };
}

/** Starts a PostgreSQL with the demo for one test alone, which may restart it. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  // Its processes are killed, but not the machine.
  const server = await startPostgres(['-c', 'fsync=off']);
  await seed(server.url, 'query');
  return server;
}
