import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A pooler in front of a database. */
export interface Pooler {
  url: string;
  stop: () => Promise<void>;
}

const COMMAND = process.env.TEST_PGBOUNCER ?? 'pgbouncer';

/** The version of the PgBouncer of this machine, `1.24.1`; null without one. */
export function pgbouncerVersion(): string | null {
  const { error, stdout } = spawnSync(COMMAND, ['--version'], { encoding: 'utf8' });
  return error ? null : (/PgBouncer (\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? null);
}

const begun: ChildProcess[] = [];

/** Ends every pooler that a test started. */
export function killPoolers(): void {
  for (const child of begun) child.kill('SIGKILL');
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts PgBouncer with `deploy/pgbouncer.ini`, on a socket without a port.
 * @param change of the file
 */
export async function startPgbouncer(
  databaseUrl: string,
  change: (settings: string) => string = (settings) => settings,
): Promise<Pooler> {
  const { username, password, hostname, port, pathname } = new URL(databaseUrl);
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-pgb-'));
  const name = pathname.slice(1);
  const database = `host=${hostname} port=${port} dbname=${name}`;
  const settings = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace('mulbit = host=127.0.0.1 port=5432 dbname=mulbit', `${name} = ${database}`)
    .replace('listen_addr = 127.0.0.1', `unix_socket_dir = ${dir}`)
    .replace('auth_type = scram-sha-256', 'auth_type = plain')
    .replace('/etc/pgbouncer/userlist.txt', join(dir, 'users.txt'));
  writeFileSync(join(dir, 'users.txt'), `"${username}" "${password}"\n`);
  writeFileSync(join(dir, 'pgbouncer.ini'), change(settings));
  // It does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(dir, 0o777);
  const asNobody = isRoot ? ['-u', 'nobody'] : [];
  const child = spawn(COMMAND, ['-q', ...asNobody, join(dir, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  begun.push(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const host = encodeURIComponent(dir);
  const url = `postgres://${username}:${password}@${host}:6432/${name}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
