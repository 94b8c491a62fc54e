import { expect, it } from 'vitest';
import { holdSimulation } from './testing/held-simulation';
import { ask, signIn } from './testing/http';
import { startSqlite } from './testing/subject';

const CALLS = 40;

it('the site answers everybody while forty calls of data tools wait for hanging services', async () => {
  const { upstreamParts, asked, release } = holdSimulation();
  const server = await startSqlite({ upstreamParts });
  const cookie = await signIn(server, 'admin');
  let ended = 0;
  const calls = Array.from({ length: CALLS }, async (_, at) => {
    const { status } = await ask(server, `/api/naver/news?query=소식 ${at}`, { cookie });
    ended += 1;
    return status;
  });
  await expect.poll(asked).toBe(CALLS);

  const content = '기다리는 동안에도 쓴 댓글';
  const answers = await Promise.all([
    ask(server, '/api/posts/feed'),
    ask(server, '/api/posts/1/detail'),
    ask(server, '/api/admin/posts/pending', { cookie }),
    ask(server, '/api/posts/1/comments', { method: 'POST', cookie, body: { content } }),
    ask(server, '/healthz'),
  ]);
  expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2, 2, 2]);
  expect(ended).toBe(0);

  release();
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  await server.close();
});
