import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';
import { StartError, type DatabaseConfig } from '../config';
import type { Created } from './drivers/driver';
import { isPostgres } from './statement';

/** How long a statement may take, ms. */
const STATEMENT_TIMEOUT = 10_000;
/** How long PostgreSQL may take to answer, ms. */
const CONNECT_TIMEOUT = 10_000;

// PostgreSQL tells each client its process; a pooler in between tells a number of its own.
const isDirect = (client: pg.ClientBase) =>
  `pg_backend_pid() = ${(client as { processID?: number | null }).processID ?? 0}`;

/**
 * Prepares a new connection to PostgreSQL, and limits the time of its statements. Behind a pooler
 * they keep the time that the pooler or the role sets: poolers refuse it as a parameter of the
 * connection, and what one client sets there would hold for others.
 */
export const preparePostgres: Created<pg.Client> = (connection, done) => {
  // Our 64-bit numbers are times in ms, exact in a JavaScript number.
  connection.setTypeParser(pg.types.builtins.INT8, Number);
  connection
    .query(
      `SELECT CASE WHEN ${isDirect(connection)}
       THEN set_config('statement_timeout', '${STATEMENT_TIMEOUT}', false) END`,
    )
    .then(
      () => done(null, connection),
      (error: unknown) => done(error as Error, connection),
    );
};

/** Lets the migrations take their time: an index of a large table takes minutes. */
export const liftTimeout = async (tx: Knex): Promise<void> => {
  if (isPostgres(tx)) await tx.raw('SET LOCAL statement_timeout = 0');
};

/**
 * Connects to PostgreSQL outside of the pool.
 * @throws with a code if the server cannot be reached
 */
export async function connectPostgres(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  // The statement under way gets the error, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    // The driver gives it no code.
    const isTimeout = error instanceof Error && error.message === 'timeout expired';
    throw isTimeout ? Object.assign(error, { code: 'ETIMEDOUT' }) : error;
  }
}

// Statements of one name collide (42P05), are missing (26000), or answer for each other.
const MIXED_UP = /^(?:42P05|26000|08P01)$/;
const ROUNDS = 4;

/** Whether a pooler keeps the prepared statements of two clients apart that use one name. */
async function keepsStatements(one: pg.Client, other: pg.Client): Promise<boolean> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `probe_${randomBytes(8).toString('hex')}`;
      for (const [client, own] of [one, other, other, one].map((it) => [it, it === one] as const)) {
        const text = own ? 'SELECT 1 AS answer' : 'SELECT 2 AS answer';
        const { rows } = await client.query<{ answer: number }>({ name, text });
        if (rows[0]?.answer !== (own ? 1 : 2)) return false;
      }
    }
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && MIXED_UP.test(error.code ?? '')) return false;
    throw error;
  }
}

/** The way to the database: a pooler without a limit for statements lets them run for ever. */
export type Way = 'direct' | 'pooled' | 'unlimited';

/**
 * Finds out whether a pooler is between the server and the database, and whether it can be used.
 * @throws StartError if it mixes up prepared statements, as PgBouncer before 1.21 does
 */
export async function findPooler(config: DatabaseConfig): Promise<Way> {
  if (config.engine === 'sqlite') return 'direct';
  const one = await connectPostgres(config.url);
  try {
    const { rows } = await one.query<{ direct: boolean; timeout: string }>(
      `SELECT ${isDirect(one)} AS direct, current_setting('statement_timeout') AS timeout`,
    );
    if (rows[0]?.direct) return 'direct';
    const other = await connectPostgres(config.url);
    try {
      if (await keepsStatements(one, other))
        return rows[0]?.timeout === '0' ? 'unlimited' : 'pooled';
    } finally {
      await other.end();
    }
  } finally {
    await one.end();
  }
  throw new StartError(
    'PostgreSQL 앞의 커넥션 풀러가 준비된 문장(prepared statement)을 서로 뒤섞습니다. PgBouncer라면 1.21 이상으로 올리고 deploy/pgbouncer.ini처럼 max_prepared_statements를 정하거나, 설정 DATABASE_URL에 PostgreSQL의 주소를 적어주세요.',
  );
}

/** What to do about a pooler without an address that goes past it. */
export const NO_DIRECT_URL =
  '설정 DATABASE_URL이 커넥션 풀러의 주소여서 서버끼리 소식을 주고받지 못합니다. PostgreSQL의 주소를 DATABASE_DIRECT_URL에 적어주세요.';

/** What to do about a pooler without a limit for statements. */
export const UNLIMITED =
  '커넥션 풀러를 거쳐 PostgreSQL에 연결하는데 statement_timeout이 없어 오래 걸리는 작업이 끊기지 않습니다. deploy/pgbouncer.ini처럼 connect_query로 정해주세요.';
