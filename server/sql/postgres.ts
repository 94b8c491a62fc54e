import { Socket } from 'node:net';
import pg from 'pg';
import {
  QUERY_MAX_BYTES,
  QUERY_MAX_ROWS,
  QUERY_SECONDS,
  queryTables,
} from '@contract/rules/admin/query-tables';
import { cellOf, type QueryCell } from '@contract/rules/admin/query-result';
import type { AskedQuery, QueryEngine, QueryRows, QueryStop } from './tool';

/** The timeout for connecting to the database, ms. */
const TIMEOUT = 3000;
/** How long after its time this process ends a query, ms: the database ends it first if it can. */
const GRACE = 250;
/** The number of rows per fetch: no more than these wait in memory. */
const BATCH = 50;
/** The most bytes that are read from the database for one query. */
const MOST_RECEIVED = QUERY_MAX_BYTES * 4;

// The role already has these; our connection does not rely on it. They hold for the transaction,
// because a pooler may give the next one to another client. A query cannot undo them: `SET` is not
// a query, it may not call the function `set_config`, and the transaction has begun.
const SETTINGS = [
  ['lock_timeout', '500'],
  ['idle_in_transaction_session_timeout', '5000'],
  ['search_path', 'query'],
  ['max_parallel_workers_per_gather', '0'],
  ['work_mem', '8MB'],
  ['jit', 'off'],
  ['standard_conforming_strings', 'on'],
] as const;

const setting = (name: string, value: string) => `SET LOCAL ${name} = '${value}'`;

const { INT8, NUMERIC, INT2, INT4, FLOAT4, FLOAT8, BOOL, BYTEA } = pg.types.builtins;
const EXACT_DIGITS = 15;

function numberOf(text: string): number | string {
  const value = Number(text);
  // NaN, or beyond the range of a number.
  if (!Number.isFinite(value)) return text;
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(value) ? value : text;
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length <= EXACT_DIGITS ? value : text;
}

const plainNumber = (text: string) => cellOf(Number(text));
const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => QueryCell>([
  [INT8, numberOf],
  [NUMERIC, numberOf],
  [INT2, plainNumber],
  [INT4, plainNumber],
  [FLOAT4, plainNumber],
  [FLOAT8, plainNumber],
  [BOOL, (text) => text === 't'],
  [BYTEA, (text) => `x'${text.slice(2)}'`],
]);

/** Values as texts, except numbers and booleans: an answer has no other kinds. */
const parserOf = (type: number) => parsers.get(type) ?? asText;

const types = { getTypeParser: parserOf as typeof pg.types.getTypeParser };

/** The role of a query, and its time limit. */
interface Source {
  url: string;
  seconds: number;
}

/** A query that we stopped; its connection is gone. */
class Stop extends Error {
  constructor(readonly stop: QueryStop) {
    super(stop.refusal);
  }
}

interface Connection {
  client: pg.Client;
  /** Ends the connection at once, whatever runs on it. */
  hangUp: (stop: QueryStop) => void;
  /** Rejects when the connection was ended. */
  ended: Promise<never>;
}

/** A separate connection for one query. */
function openConnection(url: string): Connection {
  const socket = new Socket();
  let fail: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    fail = reject;
  });
  ended.catch(() => undefined);
  const hangUp = (stop: QueryStop) => {
    fail(new Stop(stop));
    socket.destroy();
  };
  socket.on('data', () => {
    if (socket.bytesRead > MOST_RECEIVED) hangUp({ refusal: 'memory' });
  });
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    types,
    connectionTimeoutMillis: TIMEOUT,
  });
  // The query's own error says more.
  client.on('error', (error) => fail(error));
  return { client, hangUp, ended };
}

async function begin(client: pg.Client, seconds = QUERY_SECONDS): Promise<void> {
  await client.connect();
  // If the system can detect it, the database stops working for a caller who has gone.
  await client.query(`SET client_connection_check_interval = '250'`).catch(() => {
    // It would continue until its time is over.
  });
  const timeout = setting('statement_timeout', String(seconds * 1000));
  const settings = SETTINGS.map(([name, value]) => setting(name, value));
  await client.query(['BEGIN READ ONLY', timeout, ...settings].join('; '));
}

/** Fetches rows until there are too many rows or bytes. */
function fetchRows(client: pg.Client, text: string, values: unknown[]): Promise<QueryRows> {
  return new Promise((resolve, reject) => {
    const rows: QueryCell[][] = [];
    let bytes = 0;
    let isFull = false;
    const config: pg.QueryArrayConfig & { rows: number } = {
      text,
      values,
      rowMode: 'array',
      types,
      rows: BATCH,
    };
    const query = new pg.Query<QueryCell[]>(config);
    const names = (fields: pg.FieldDef[] = []) => fields.map(({ name }) => name);
    query.on('row', (row, result) => {
      if (isFull) return;
      bytes += Buffer.byteLength(JSON.stringify(row));
      isFull = rows.length === QUERY_MAX_ROWS || bytes > QUERY_MAX_BYTES;
      if (isFull) resolve({ names: names(result?.fields), rows, truncated: true });
      else rows.push(row);
    });
    query.on('end', ({ fields }) => resolve({ names: names(fields), rows, truncated: false }));
    query.on('error', reject);
    client.query(query);
  });
}

async function readPlan(client: pg.Client, text: string, values: unknown[]): Promise<QueryRows> {
  const { rows } = await fetchRows(client, `EXPLAIN ${text}`, values);
  return { names: ['plan'], rows, truncated: false };
}

/** The reason for a refusal of the database, by its code. */
function stopOf(error: unknown): QueryStop {
  if (error instanceof Stop) return error.stop;
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  // No table of this name, no right to it, no schema: one sentence, so that names stay secret.
  if (/^(?:42P01|42501|3F000|0A000)$/.test(code)) return { refusal: 'tables' };
  if (/^25/.test(code)) return { refusal: 'readOnly' };
  if (/^(?:57014|55P03)$/.test(code)) return { refusal: 'timeout' };
  if (/^53(?:200|400)|^54/.test(code)) return { refusal: 'memory' };
  if (/^(?:22|42|21|2F|P0|23)/.test(code)) {
    return { refusal: 'failed', detail: (error as Error).message };
  }
  return { refusal: 'unavailable' };
}

async function runQuery(
  { url, seconds }: Source,
  { read, values, explain }: AskedQuery,
  signal: AbortSignal,
): Promise<QueryRows | QueryStop> {
  const { client, hangUp, ended } = openConnection(url);
  let timer = setTimeout(() => hangUp({ refusal: 'unavailable' }), TIMEOUT);
  const cancel = () => hangUp({ refusal: 'cancelled' });
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const inner = read.render((at) => `$${at + 1}`);
  const text = `SELECT * FROM (${inner}\n) AS asked LIMIT ${QUERY_MAX_ROWS + 1}`;
  const texts = values.map((value) => (value === null ? null : String(value)));
  const work = async () => {
    await begin(client, seconds);
    clearTimeout(timer);
    // The database gives each batch of rows a new timeout; this one is for all of them.
    timer = setTimeout(() => hangUp({ refusal: 'timeout' }), seconds * 1000 + GRACE);
    return explain ? readPlan(client, text, texts) : fetchRows(client, text, texts);
  };
  try {
    return await Promise.race([work(), ended]);
  } catch (error) {
    return stopOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    // Without waiting: the database rolls back once its reader has gone.
    hangUp({ refusal: 'cancelled' });
  }
}

const permitted = queryTables.map(({ name }) => `'${name}'`).join(', ');

// The rights that the role must not have. A role that may write, see another table, read the
// server's files or change its role is unfit for this tool.
const FLAWS = `
  SELECT 'superuser' AS flaw FROM pg_roles WHERE rolname = current_user
    AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)
  UNION ALL
  SELECT 'member of ' || r.rolname FROM pg_roles r
    WHERE r.rolname <> current_user AND pg_has_role(current_user, r.oid, 'MEMBER')
  UNION ALL
  SELECT 'may use ' || n.nspname || '.' || c.relname FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'
    AND c.relkind IN ('r', 'v', 'm', 'p', 'f') AND has_schema_privilege(n.oid, 'USAGE')
    AND (has_any_column_privilege(c.oid, 'INSERT, UPDATE')
      OR has_table_privilege(c.oid, 'DELETE, TRUNCATE')
      OR (has_any_column_privilege(c.oid, 'SELECT')
        AND NOT (n.nspname = 'query' AND c.relname IN (${permitted}))))
  UNION ALL
  SELECT 'may create in ' || nspname FROM pg_namespace
    WHERE nspname !~ '^pg_' AND has_schema_privilege(oid, 'CREATE')
  UNION ALL
  SELECT 'may call ' || n.nspname || '.' || p.proname FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND has_schema_privilege(n.oid, 'USAGE') AND has_function_privilege(p.oid, 'EXECUTE')
  UNION ALL
  SELECT 'may create in the database' WHERE has_database_privilege(current_database(), 'CREATE')
  LIMIT 1`;

/**
 * The query tool on PostgreSQL.
 * @param url of the tool's own role; docs/deploy.md says how an operator makes it
 * @param seconds how long a query may take; only tests lower it
 */
export function postgresEngine(url: string, seconds = QUERY_SECONDS): QueryEngine {
  return {
    run: (asked, signal) => runQuery({ url, seconds }, asked, signal),
    tryOut: async () => {
      const { client, hangUp } = openConnection(url);
      try {
        await begin(client);
        const { rows } = await client.query<{ flaw: string }>(FLAWS);
        return rows[0]?.flaw ?? null;
      } finally {
        hangUp({ refusal: 'cancelled' });
      }
    },
  };
}
