import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { QUERY_MAX_BYTES, QUERY_MAX_ROWS, QUERY_SECONDS } from '@contract/rules/admin/query-tables';
import { sqlFunctions } from '@contract/rules/admin/sql-functions';
import { sqliteLimits } from '@contract/rules/admin/sqlite-limits';
import type { AskedQuery, QueryEngine, QueryRows, QueryStop } from './tool';

/** The source of queries, and its visible parts. */
export interface SqliteSource {
  file: string;
  driver: 'sqlite3' | 'node';
  /** The permitted tables, over the tables of a schema with this name. */
  views: (schema: string) => { name: string; sql: string; tables: string[] }[];
}

/** The memory limits of SQLite and of Node, bytes and MB. */
const HEAP = 64 * 1024 * 1024;
const NODE_HEAP_MB = 96;
/** How long the process may take to begin, s: a busy machine starts it slowly. */
const BEGIN_SECONDS = 10;
/** More than any answer takes as JSON, with its names. */
const MOST_PRINTED = QUERY_MAX_BYTES * 2;

const entry = fileURLToPath(new URL('./sqlite-child.mjs', import.meta.url));

/** A name for the file that no query can know: valid for one process. */
const secretName = () => `file_${randomBytes(16).toString('hex')}`;

/** The request for the process of a query. */
export function requestOf(source: SqliteSource, asked: AskedQuery, schema = secretName()) {
  const { file, driver } = source;
  const { read, values, explain } = asked;
  return {
    ...{ file, driver, schema, values, explain },
    views: source.views(schema),
    // SQLite's functions by any name, with the operators that call one.
    functions: [...sqlFunctions.sqlite, '->', '->>'],
    sql: read.render((at) => `?${at + 1}`),
    // A view has no places for values; its columns are the same without them.
    plain: read.render(() => 'NULL'),
    limits: { rows: QUERY_MAX_ROWS, bytes: QUERY_MAX_BYTES, heap: HEAP, sqlite: sqliteLimits },
  };
}

/** The printed answer of the process; null if it was killed or ran out of memory before. */
function parsed(printed: Buffer[]): QueryRows | QueryStop | null {
  try {
    return JSON.parse(Buffer.concat(printed).toString()) as QueryRows | QueryStop;
  } catch {
    return null;
  }
}

/** Runs one query in a separate process, and kills it if it takes too long. */
function runChild(
  input: string,
  [seconds, begin]: readonly [seconds: number, begin: number],
  signal: AbortSignal,
): Promise<QueryRows | QueryStop> {
  const child = spawn(process.execPath, [`--max-old-space-size=${NODE_HEAP_MB}`, entry], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return new Promise((resolve) => {
    const printed: Buffer[] = [];
    let size = 0;
    let why: QueryStop = { refusal: 'memory' };
    const kill = (stop: QueryStop) => {
      why = stop;
      child.kill('SIGKILL');
    };
    const cancel = () => kill({ refusal: 'cancelled' });
    const late = () => kill({ refusal: 'timeout' });
    let timer = setTimeout(late, begin * 1000);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    child.stdout.on('data', (chunk: Buffer) => {
      if (size === 0) {
        clearTimeout(timer);
        timer = setTimeout(late, seconds * 1000);
      }
      size += chunk.length;
      printed.push(chunk);
      if (size > MOST_PRINTED) kill({ refusal: 'memory' });
    });
    child.once('error', () => resolve({ refusal: 'unavailable' }));
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve((code === 0 ? parsed(printed) : null) ?? why);
    });
    // A child that has already ended does not read.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** The name of the file in the canaries for the gate: they know it. */
const KNOWN = 'known_file';

/** Queries that must be refused or answered; checked before the first query. */
const canaries: [sql: string, refusal: string | null, schema?: string][] = [
  ['SELECT count(*) FROM user', null],
  // No query can know the file's name, and the gate still refuses every named table.
  ['SELECT * FROM main.member', 'tables'],
  [`SELECT * FROM ${KNOWN}.credential`, 'tables', KNOWN],
  ['SELECT * FROM pragma_database_list', 'tables'],
  ["SELECT fts3_tokenizer('simple')", 'function'],
];

/**
 * The query tool on an SQLite file.
 * @param seconds how long a query may take; only tests change it and the next
 * @param begin how long its process may take before
 */
export function sqliteEngine(
  source: SqliteSource,
  seconds = QUERY_SECONDS,
  begin = BEGIN_SECONDS,
): QueryEngine {
  const run = (asked: AskedQuery, signal: AbortSignal, schema?: string) =>
    runChild(JSON.stringify(requestOf(source, asked, schema)), [seconds, begin], signal);
  // The canaries bypass the lexer, which would refuse most of them: they check the other layers.
  const plain = (sql: string): AskedQuery => ({
    read: { params: [], render: () => sql },
    values: [],
    explain: false,
  });
  return {
    run: (asked, signal) => run(asked, signal),
    tryOut: async () => {
      for (const [sql, refusal, schema] of canaries) {
        const answer = await run(plain(sql), new AbortController().signal, schema);
        const given = 'refusal' in answer ? answer.refusal : null;
        if (given !== refusal) return `"${sql}" gave ${given ?? 'rows'}`;
      }
      return null;
    },
  };
}
