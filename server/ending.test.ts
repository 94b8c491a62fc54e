import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database';
import { ended, killProcesses, startProcess } from './testing/process';
import { sqliteIn } from './testing/sqlite';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-end-'));
afterAll(() => {
  killProcesses();
  rmSync(dir, { recursive: true, force: true });
});

it('a server that receives the signal to end loses no answer of busy writers', async () => {
  const server = await startProcess({
    DATA_DIR: dir,
    DATABASE_URL: `sqlite:${join(dir, 'test.sqlite3')}`,
    RATE_LIMITS: 'off',
  });
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, cookie = '', body?: object) =>
    new Promise<{ status: number; cookie: string }>((resolve, reject) => {
      const json = body && JSON.stringify(body);
      const headers = { 'sec-fetch-site': 'same-origin', cookie };
      const asked = request(server.url + path, {
        agent,
        method: body ? 'POST' : 'GET',
        headers: json
          ? {
              ...headers,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(json),
            }
          : headers,
      });
      asked.once('error', reject).once('response', (answer) => {
        answer.resume().once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          }),
        );
      });
      asked.end(json);
    });

  const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
  const { cookie } = await send('/api/auth/login', '', account);
  const said: number[] = [];
  const code = ended(server.child);
  const write = async (writer: number): Promise<void> => {
    for (let at = 0; ; at += 1) {
      const content = `끝까지 쓰는 댓글 ${writer} ${at}`;
      const answer = await send('/api/posts/2/comments', cookie, { content }).catch(() => null);
      // The port is closed.
      if (answer === null) return;
      said.push(answer.status);
      if (said.length === 60) server.child.kill('SIGTERM');
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
  expect(await code).toBe(0);
  expect(server.said()).not.toContain('끝내면서');

  const db = openDatabase(sqliteIn(dir));
  const [row] = await db.knex('comment').where('content', 'like', '끝까지%').count('* as count');
  await db.close();
  expect(said.filter((status) => status === 201)).toHaveLength(Number(row?.count));
  expect(said.length).toBeGreaterThanOrEqual(60);
});
