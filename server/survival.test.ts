import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ended, killProcesses, startProcess } from './testing/process';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-kill-'));
const startServer = (settings: Record<string, string> = {}) =>
  startProcess({
    DATA_DIR: dir,
    DATABASE_URL: `sqlite:${join(dir, 'live.sqlite3')}`,
    ...settings,
  });

async function call(url: string, path: string, cookie?: string, body?: object) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
}

afterAll(() => {
  killProcesses();
  rmSync(dir, { recursive: true, force: true });
});

describe('the server process', () => {
  it('loses no acknowledged change when it is killed', async () => {
    const first = await startServer();
    const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
    const { cookie } = await call(first.url, '/api/auth/login', undefined, account);
    const blocks = [{ type: 'text', content: '죽어도 남는 글' }];
    const { answer } = await call(first.url, '/api/posts/feed', cookie, { blocks });
    const comments: string[] = [];
    const writing = Array.from({ length: 40 }, async (_, at) => {
      const content = `죽어도 남는 댓글 ${at}`;
      const written = await call(first.url, '/api/posts/2/comments', cookie, { content });
      if (written.answer.success === true) comments.push(content);
      if (comments.length === 20) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(writing);
    expect(comments.length).toBeGreaterThanOrEqual(20);

    const second = await startServer();
    const post = await call(second.url, `/api/posts/${String(answer.postId)}/detail`, cookie);
    expect(post.answer).toMatchObject({ post: { content: '죽어도 남는 글' } });
    const kept: string[] = [];
    let cursor = '';
    do {
      const page = await call(second.url, `/api/posts/2/comments${cursor && `?cursor=${cursor}`}`);
      const { comments: shown, pagination } = page.answer as {
        comments: { content: string }[];
        pagination: { nextCursor: string | null };
      };
      kept.push(...shown.map(({ content }) => content));
      cursor = pagination.nextCursor ?? '';
    } while (cursor !== '');
    expect(kept).toEqual(expect.arrayContaining(comments));
    expect(second.said()).toContain('member@mulbit.test / mulbit-member-1');

    const code = ended(second.child);
    second.child.kill('SIGTERM');
    expect(await code).toBe(0);
  });

  it('replaces the published passwords of the demo before others can reach it, and prints the new ones once', async () => {
    // A proxy in front lets others in, whatever address the server listens on.
    const settings = { TRUST_PROXY: '1', DATABASE_URL: `sqlite:${join(dir, 'public.sqlite3')}` };
    const first = await startServer(settings);
    await expect.poll(first.said).toContain('관리자 키:');
    const said = first.said();
    expect(said).not.toMatch(/mulbit-(?:member|admin)-1/);
    const renewed = [...said.matchAll(/(\S+@mulbit\.test) \/ ([\w-]{16})(?: |$)/gm)];
    expect(renewed.map(([, email]) => email)).toEqual(['member@mulbit.test', 'admin@mulbit.test']);
    for (const [, email, password] of renewed) {
      const right = await call(first.url, '/api/auth/login', undefined, { email, password });
      expect(right.answer).toMatchObject({ success: true });
    }
    for (const who of ['member', 'admin']) {
      const published = { email: `${who}@mulbit.test`, password: `mulbit-${who}-1` };
      const wrong = await call(first.url, '/api/auth/login', undefined, published);
      expect(wrong.answer).toMatchObject({ code: 'BAD_CREDENTIALS' });
    }
    const code = ended(first.child);
    first.child.kill('SIGTERM');
    await code;

    const second = await startServer(settings);
    await expect.poll(second.said).toContain('관리자 키:');
    for (const [, , password = ''] of renewed) expect(second.said()).not.toContain(password);
    expect(second.said()).toContain('admin@mulbit.test / (비밀번호가 바뀌어');
    second.child.kill('SIGTERM');
    await ended(second.child);
  });

  it('prints the new passwords of the demo even if its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    const DATABASE_URL = `sqlite:${join(dir, 'taken.sqlite3')}`;
    const start = startServer({ HOST: '0.0.0.0', PORT, DATABASE_URL });
    const said = await start.then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    other.close();
    expect(said).toContain('설정 PORT의 포트를 다른 프로그램이 쓰고 있습니다');
    for (const who of ['member', 'admin']) {
      expect(said.match(new RegExp(`${who}@mulbit\\.test / [\\w-]{16}(?: |$)`, 'gm'))).toHaveLength(
        1,
      );
    }
  });

  it('does not start with a wrong setting, and names it', async () => {
    await expect(startServer({ PORT: 'abc' })).rejects.toThrow(/설정 PORT 값을 쓸 수 없습니다/);
  });
});
