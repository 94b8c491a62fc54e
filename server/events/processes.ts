import type { Database } from '../database';
import { statement, type NoArguments } from '../database/statement';
import type { ProcessFacts } from '../lib/process-facts';

/** How the connections for events begin their names in `pg_stat_activity`. */
export const CONNECTION_NAME = 'mulbit events';
/** PostgreSQL cuts longer names off. */
const NAME_MOST = 63;

/** The name of a process's connection for events, which tells the process from the others. */
export function connectionName({ version, startedAt, pid, host }: ProcessFacts): string {
  const name = `${CONNECTION_NAME} ${version} ${startedAt} ${pid} ${host}`;
  return name.slice(0, NAME_MOST);
}

/** The process of a connection; null if it has another name. */
function processOf(name: string): ProcessFacts | null {
  if (!name.startsWith(`${CONNECTION_NAME} `)) return null;
  const [version, startedAt, pid, ...host] = name.slice(CONNECTION_NAME.length + 1).split(' ');
  if (!version || !pid) return null;
  return { version, startedAt: Number(startedAt), pid: Number(pid), host: host.join(' ') };
}

// Each process asks something over this connection every ten seconds: a machine that lost power
// would otherwise seem live for hours. Without the right to see it, every connection counts.
const listConnections = statement.values<NoArguments, string>((knex) =>
  knex.raw(
    `SELECT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE '${CONNECTION_NAME} %'
       AND coalesce(query_start, now()) > now() - interval '1 minute'`,
  ),
);

const isSame = (a: ProcessFacts, b: ProcessFacts) => connectionName(a) === connectionName(b);

/** The live processes of the site, the earliest first; this one is always among them. */
export async function listProcesses(db: Database, own: ProcessFacts): Promise<ProcessFacts[]> {
  const names = db.engine === 'postgres' ? await listConnections(db) : [];
  const others = [...new Set(names)].flatMap((name) => processOf(name) ?? []);
  return [own, ...others.filter((one) => !isSame(one, own))].sort(
    (a, b) => a.startedAt - b.startedAt,
  );
}
