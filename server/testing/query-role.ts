import pg from 'pg';
import { openDatabase } from '../database';
import { createEmpty, createQueryRole } from './postgres';
import type { TestServer } from './subject';

/** Statements that the tool's role must not run, even if its transactions may write. */
const REFUSED = [
  ...[
    'SELECT lo_create(0)',
    "SELECT lo_from_bytea(0, 'x')",
    'SELECT lo_get(1)',
    'SELECT lo_unlink(1)',
  ],
  ...[
    'SELECT lo_creat(-1)',
    'SELECT lo_open(1, 1)',
    'SELECT loread(1, 1)',
    "SELECT lowrite(1, 'x')",
  ],
  ...['SELECT pg_advisory_lock(1)', 'SELECT pg_try_advisory_lock(1, 2)'],
  ...['SELECT pg_advisory_xact_lock_shared(1)', 'SELECT pg_advisory_unlock_all()'],
  ...["SELECT pg_notify('a', 'b')", 'SELECT pg_sleep(0)', "SELECT pg_sleep_for('1 ms')"],
  ...["SELECT set_config('search_path', 'public', false)", 'SELECT pg_terminate_backend(1)'],
  ...["SELECT query_to_xml('SELECT 1', true, false, '')", "SELECT * FROM ts_stat('SELECT 1')"],
  ...['CREATE TEMPORARY TABLE own (id int)', 'CREATE TABLE own (id int)', 'CREATE SCHEMA own'],
  ...['CREATE TABLE public.own (id int)', 'CREATE TABLE query.own (id int)'],
  ...['SELECT * FROM public.member', 'SELECT * FROM public.credential'],
  ...['DELETE FROM query.post', "COPY query.post TO '/tmp/post'"],
];

/** The forbidden statements that the tool's role can run. */
export async function leftOpen({ db, queryUrl }: TestServer): Promise<string[]> {
  const url = queryUrl ?? '';
  // A copy of a database lacks the grants on the database itself.
  await createQueryRole(db.knex, new URL(url).username);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  const open: string[] = [];
  for (const sql of REFUSED) {
    const code = await client.query(sql).then(
      () => 'done',
      (error: unknown) => (error as { code?: string }).code,
    );
    if (code !== '42501') open.push(`${sql}: ${code}`);
  }
  const { rowCount } = await client.query('SELECT * FROM query.post LIMIT 1');
  if (rowCount !== 1) open.push('its own views are closed');
  await client.end();
  return open;
}

/** Runs the script as the owner of a site's database. @returns its error; null if it succeeds */
export async function runAsOwner(
  serverUrl: string,
  { createsRoles }: { createsRoles: boolean },
): Promise<string | null> {
  const { url, drop } = await createEmpty(serverUrl);
  const name = new URL(url).pathname.slice(1);
  const admin = openDatabase({ engine: 'postgres', url });
  const owner = `owner_${name}`;
  await admin.knex.raw(
    `CREATE ROLE ${owner} LOGIN PASSWORD 'x' ${createsRoles ? 'CREATEROLE' : ''};
     ALTER DATABASE ${name} OWNER TO ${owner}`,
  );
  const own = new URL(url);
  [own.username, own.password] = [owner, 'x'];
  const db = openDatabase({ engine: 'postgres', url: own.href });
  try {
    await db.migrate();
    // Twice: it may be run again.
    await createQueryRole(db.knex, `tool_${name}`);
    await createQueryRole(db.knex, `tool_${name}`);
    return null;
  } catch (error) {
    return (error as Error).message.split(' - ').at(-1) ?? '';
  } finally {
    await db.close();
    await admin.close();
    await drop();
    const server = openDatabase({ engine: 'postgres', url: serverUrl });
    for (const role of [`tool_${name}`, owner])
      await server.knex.raw(`DROP ROLE IF EXISTS ${role}`);
    await server.close();
  }
}
