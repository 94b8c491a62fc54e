import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullConsent } from '@contract/legal/consents';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from './database';
import { cookieOf } from './testing/http';
import { seedPostgres, type SeededPostgres } from './testing/postgres';
import { ended, killProcesses, startProcess, type ServerProcess } from './testing/process';
import { freePort, killProxies, proxies } from './testing/proxies';

let seeded: SeededPostgres;
let dir: string;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
  dir = mkdtempSync(join(tmpdir(), 'mulbit-rolling-'));
});
afterAll(async () => {
  killProcesses();
  killProxies();
  await seeded.drop();
  rmSync(dir, { recursive: true, force: true });
});

const newcomer = { email: 'rolling@mulbit.test', password: 'rolling-pass-1', user_name: '구르미' };

/** Reads and writes through a proxy until it is told to stop. @returns the statuses */
async function load(url: string, isOver: () => boolean): Promise<Record<string, number>> {
  const send = (path: string, cookie = '', body?: object) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return fetch(url + path, init);
  };
  const cookie = cookieOf(await send('/api/auth/signup', '', { ...newcomer, ...fullConsent }));
  const statuses: Record<string, number> = {};
  const visit = async (visitor: number): Promise<void> => {
    for (let at = 0; !isOver(); at += 1) {
      const isReader = visitor % 2 === 0;
      const asked = isReader
        ? send('/api/posts/feed', cookie)
        : send('/api/posts/2/comments', cookie, { content: `구르는 댓글 ${visitor} ${at}` });
      const status = await asked
        .then(async (answer) => {
          const body = await answer.text();
          return answer.ok ? answer.status : `${answer.status} ${body}`;
        })
        .catch(String);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(visit));
  return statuses;
}

describe('a rolling restart of two processes under load', () => {
  for (const { name, isHere, start } of proxies) {
    it.runIf(isHere)(`fails no request through ${name}`, async () => {
      const { url, drop } = await seeded.copy();
      const ports = [await freePort(), await freePort()] as const;
      const startAt = (port: number) =>
        startProcess({
          ...{ DATABASE_URL: url, DATA_DIR: join(dir, String(port)), PORT: String(port) },
          ...{ SEED: 'none', TRUST_PROXY: '1', RATE_LIMITS: 'off' },
        });
      const servers: [number, ServerProcess][] = [];
      for (const port of ports) servers.push([port, await startAt(port)]);
      const proxy = await start(ports);
      const isUsed = ({ said }: ServerProcess) => /"path":"\/api\/posts\/feed"/.test(said());

      let isOver = false;
      const loading = load(proxy.url, () => isOver);
      try {
        for (const [, server] of servers) await expect.poll(() => isUsed(server)).toBe(true);
        for (const [port, { child }] of servers) {
          child.kill('SIGTERM');
          expect(await ended(child)).toBe(0);
          const next = await startAt(port);
          await expect.poll(() => isUsed(next)).toBe(true);
        }
      } finally {
        isOver = true;
      }
      const statuses = await loading;
      expect(Object.keys(statuses).sort()).toEqual(['200', '201']);

      const db = openDatabase({ engine: 'postgres', url });
      const [row] = await db
        .knex('comment')
        .where('content', 'like', '구르는%')
        .count('* as count');
      await db.close();
      expect(Number(row?.count)).toBe(statuses[201]);
      await proxy.stop();
      killProcesses();
      await drop();
    });
  }
});
