import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A hot standby of another server. */
export interface Standby {
  /** The address of a database of it. */
  urlOf: (name: string) => string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Removes it, after it was stopped. */
  remove: () => Promise<void>;
}

/** Runs SQL and returns its rows. */
export async function runSql<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

// What a standby must not have, or gets from the primary by itself.
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_subtrans)\/.+)$/;

/** Copies the files of a running server as `pg_basebackup` does; returns their new folder. */
async function copyFiles(client: pg.Client, from: string): Promise<string> {
  await client.query(`SELECT pg_backup_start('standby', true)`);
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-standby-'));
  cpSync(from, dir, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(from, path)) });
  const { rows } = await client.query<{ labelfile: string }>('SELECT * FROM pg_backup_stop()');
  writeFileSync(join(dir, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(dir, 'standby.signal'), '');
  const { uid, gid } = statSync(from);
  const copied = readdirSync(dir, { recursive: true }).map((name) => join(dir, String(name)));
  for (const path of [dir, ...copied]) lchownSync(path, uid, gid);
  return dir;
}

/**
 * Starts a standby of a server whose files are on this machine, without a port.
 * @param serverUrl any database of the server
 */
export async function startStandby(serverUrl: string): Promise<Standby> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  const { rows } = await client.query<{ files: string; programs: string }>(
    `SELECT current_setting('data_directory') AS files,
       (SELECT setting FROM pg_config WHERE name = 'BINDIR') AS programs`,
  );
  const { files = '', programs = '' } = rows[0] ?? {};
  // The primary keeps its log from here on, until the standby has it.
  await client.query(`SELECT pg_create_physical_replication_slot('standby', true)`);
  const dir = await copyFiles(client, files);
  const { username, password, port } = new URL(serverUrl);
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  const settings = [
    ...['fsync=off', 'listen_addresses=', `unix_socket_directories=${dir}`],
    ...[`primary_conninfo=${primary}`, 'primary_slot_name=standby'],
  ].flatMap((setting) => ['-c', setting]);
  const { uid, gid } = statSync(dir);
  const asOwner = process.getuid?.() === 0 ? { uid, gid } : {};
  const urlOf = (name: string) =>
    `postgres://${username}:${password}@${encodeURIComponent(dir)}:${port}/${name}`;
  const isReady = () => runSql(urlOf('postgres'), 'SELECT 1').catch(() => null);
  let child: ChildProcess;
  const start = async () => {
    const args = ['-D', dir, '-p', port, ...settings];
    child = spawn(join(programs, 'postgres'), args, { stdio: 'ignore', ...asOwner });
    while ((await isReady()) === null) {
      if (child.exitCode !== null) throw new Error(`The standby ended with ${child.exitCode}`);
      await sleep(50);
    }
  };
  await start();
  return {
    urlOf,
    start,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
    },
    remove: async () => {
      await client.query(`SELECT pg_drop_replication_slot('standby')`);
      await client.end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
