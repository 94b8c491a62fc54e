import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const run = promisify(execFile);
const dir = mkdtempSync(join(tmpdir(), 'mulbit-script-'));
const script = join(dir, 'review.mjs');

let server: TestServer;
beforeAll(async () => {
  const [, code = ''] = /```js\n([^]+?)```/.exec(readFileSync('docs/ko/admins.md', 'utf8')) ?? [];
  writeFileSync(script, code);
  server = await startSqlite();
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const review = async (password: string, ...options: string[]) => {
  const env = { SITE: server.origin, EMAIL: 'admin@mulbit.test', PASSWORD: password };
  return (await run(process.execPath, [script, ...options], { env })).stdout.trim().split('\n');
};

async function pending(): Promise<string[]> {
  const cookie = await signIn(server, 'admin');
  const answer = await ask(server, '/api/admin/posts/pending?limit=20', { cookie });
  const { results } = (await answer.json()) as { results: { post_id: string }[] };
  return results.map((post) => post.post_id);
}

it('the script of the guide lists the posts in review, and confirms them only if asked to', async () => {
  const before = await pending();
  expect(before.length).toBeGreaterThan(0);
  const idsOf = (lines: string[]) => lines.map((line) => line.split(' ')[0]);
  expect(idsOf(await review('mulbit-admin-1'))).toEqual(before);
  expect(await pending()).toEqual(before);
  const lines = await review('mulbit-admin-1', '--confirm');
  expect(lines.at(-1)).toBe(`${before.length}개를 확정했습니다.`);
  expect((await pending()).filter((id) => before.includes(id))).toEqual([]);
});

it('the script of the guide says why it failed', async () => {
  await expect(review('wrong')).rejects.toThrow('BAD_CREDENTIALS');
});
