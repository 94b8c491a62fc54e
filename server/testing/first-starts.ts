import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, killProcesses, startProcess } from './process';

/** Two servers that started on one empty database and agree about it. */
export const FIRST_STARTS = { logins: [200, 200], keys: 1, codes: [0, 0] };

/**
 * Starts two servers at once on one empty database and one empty data folder.
 * @param url null for a new SQLite file
 */
export async function startAtOnce(url: string | null) {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-first-'));
  try {
    const DATABASE_URL = url ?? `sqlite:${join(dir, 'test.sqlite3')}`;
    const settings = { DATA_DIR: dir, DATABASE_URL };
    const servers = await Promise.all([1, 2].map(() => startProcess(settings)));
    const body = JSON.stringify({ email: 'member@mulbit.test', password: 'mulbit-member-1' });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const logins = await Promise.all(
      servers.map(async (server) => {
        const init = { method: 'POST', headers, body };
        return (await fetch(`${server.url}/api/auth/login`, init)).status;
      }),
    );
    // One after the other: both would write the file back as they close it.
    const codes: Awaited<ReturnType<typeof ended>>[] = [];
    for (const { child } of servers) {
      const code = ended(child);
      child.kill('SIGTERM');
      codes.push(await code);
    }
    const own = servers.map(({ said }) => /관리자 키: *(\S+)/.exec(said())?.[1]);
    const kept = readFileSync(join(dir, 'admin-key'), 'utf8').trim();
    return { logins, keys: new Set([...own, kept]).size, codes };
  } finally {
    killProcesses();
    rmSync(dir, { recursive: true, force: true });
  }
}
