import { defaultIdentity } from '@contract/rules/site/identity';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '@contract/rendering';
import { documentHeaders } from './http/security-headers';
import { createLog } from './lib/log';
import { builtIndex, writeBuiltSite } from './testing/built-site';
import { ask } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const builtDocument = Object.fromEntries(
  Object.entries(documentHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
);
const renderGuest: RenderPage = ({ theme }) =>
  Promise.resolve({
    kind: 'page',
    status: 200,
    head: {
      title: '물빛',
      description: '',
      path: '/',
      image: null,
      type: 'website',
      isIndexed: true,
      site: defaultIdentity,
    },
    sheet: '',
    pictures: [],
    markup: '<main>손님</main>',
    data: { theme, answers: {} },
    chunk: 'home-page',
  });
const hang: RenderPage = () => new Promise(() => undefined);

describe('pages that cannot be rendered', () => {
  const dir = writeBuiltSite();
  let server: TestServer;
  let render = renderGuest;
  beforeAll(async () => {
    server = await startSqlite({
      clientDir: dir,
      render: (page) => render(page),
      renderTimeout: 60_000,
    });
  });
  beforeEach(() => {
    render = renderGuest;
  });
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });

  const failing: Record<string, RenderPage> = {
    'because rendering throws': () => Promise.reject(new Error('broken')),
    'because a call would change something': async ({ ask: call }) => {
      await call({ name: 'logout', params: {}, query: {} });
      return { kind: 'redirect', to: '/' };
    },
  };
  async function expectBuilt(at: TestServer, address: string): Promise<void> {
    const response = await ask(at, address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(Object.fromEntries(response.headers)).toMatchObject(builtDocument);
    expect(await response.text()).toBe(builtIndex);
  }
  it.each(Object.entries(failing))('are drawn by the browser, %s', async (why, broken) => {
    const address = `/?q=${encodeURIComponent(why)}`;
    render = broken;
    await expectBuilt(server, address);
    render = renderGuest;
    expect(await (await ask(server, `${address}2`)).text()).toContain('<main>손님</main>');
  });

  it('are rendered by the browser if it takes too long', async () => {
    const hurried = await startSqlite({ clientDir: dir, render: hang, renderTimeout: 50 });
    await expectBuilt(hurried, '/');
    await hurried.close();
  });

  it('are logged at the first request that gets no page', async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const own = await startSqlite({
      clientDir: dir,
      render: () => Promise.reject(new Error('broken')),
      log,
    });
    const [first] = [await ask(own, '/?q=1'), await ask(own, '/?q=2')];
    await own.close();
    const warnings = lines.filter((line) => line.includes('"level":40'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`"id":"${first.headers.get('x-request-id') ?? ''}"`);
  });

  it('are rendered by the browser if the request has no host, without an error in the log', async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const own = await startSqlite({ clientDir: dir, render: renderGuest, log });
    const socket = connect(Number(new URL(own.origin).port), '127.0.0.1');
    socket.write('GET / HTTP/1.0\r\n\r\n');
    expect(await readText(socket)).toContain(builtIndex);
    await own.close();
    expect(lines.join('')).not.toContain('"level":40');
  });

  it('get refusals of calls as answers', async () => {
    const statuses: number[] = [];
    render = async ({ ask: call }) => {
      const refused = await call({ name: 'getPostDetail', params: { postId: 'x' }, query: {} });
      const closed = await call({ name: 'listMyBlocks', params: {}, query: {} });
      statuses.push(refused.status, closed.status);
      return { kind: 'redirect', to: '/' };
    };
    await ask(server, '/?q=refused');
    expect(statuses).toEqual([400, 401]);
  });

  it('are rendered by the browser if the build has another form', async () => {
    const other = writeBuiltSite('<!doctype html><title>물빛</title>');
    const own = await startSqlite({ clientDir: other, render: renderGuest });
    expect(await (await ask(own, '/')).text()).toBe('<!doctype html><title>물빛</title>');
    await own.close();
    rmSync(other, { recursive: true });
  });
});
