import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, killProcesses, startProcess } from './process';

/** Servers that started at once on one empty database and agree about it. */
export const FIRST_STARTS = { logins: [200, 200, 200], keys: 1, made: [], codes: [0, 0, 0] };

const isKey = (name: string) => name.endsWith('-key');

/**
 * Starts three servers at once on one empty database, with the demo. On PostgreSQL each has its own
 * data folder, as on three machines.
 * @param url null for a new SQLite file
 */
export async function startAtOnce(url: string | null) {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-first-'));
  const dirs = [1, 2, 3].map((at) => (url === null ? dir : join(dir, String(at))));
  try {
    const DATABASE_URL = url ?? `sqlite:${join(dir, 'test.sqlite3')}`;
    const servers = await Promise.all(
      dirs.map((DATA_DIR) => startProcess({ DATA_DIR, DATABASE_URL, SEED: 'demo' })),
    );
    const body = JSON.stringify({ email: 'member@mulbit.test', password: 'mulbit-member-1' });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const logins = await Promise.all(
      servers.map(async (server) => {
        const init = { method: 'POST', headers, body };
        return (await fetch(`${server.url}/api/auth/login`, init)).status;
      }),
    );
    // One after the other: all would write the file back as they close it.
    const codes: Awaited<ReturnType<typeof ended>>[] = [];
    for (const { child } of servers) {
      const code = ended(child);
      child.kill('SIGTERM');
      codes.push(await code);
    }
    const keys = servers.map(({ said }) => /관리자 키: *(\S+)/.exec(said())?.[1]);
    const made = readdirSync(dir, { recursive: true }).map(String).filter(isKey);
    return { logins, keys: new Set(keys).size, made, codes };
  } finally {
    killProcesses();
    rmSync(dir, { recursive: true, force: true });
  }
}
