import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageHead, PageRequest, RenderPage } from '@contract/rendering';
import { createLog } from './lib/log';
import { builtIndex, writeBuiltSite } from './testing/built-site';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const head: PageHead = {
  title: '제목 </title><script>alert(1)</script>',
  description: '"설명" & <b>',
  path: '/?sphere=1',
  image: null,
  type: 'website',
  isIndexed: true,
};

interface Me {
  user: { user_name: string } | null;
}

// This replaces the built pages: it asks for the viewer and writes their name.
let rendered = 0;
const renderName = async ({ pathname, theme, ask: call }: PageRequest) => {
  rendered += 1;
  const me = await call({ name: 'me', params: {}, query: {} });
  const name = (me.body as Me).user?.user_name ?? '손님';
  return {
    kind: 'page' as const,
    status: pathname === '/post/404' ? 404 : 200,
    head,
    pictures: ['http://[', '/그림.png?a=1&b="2">; rel=x', 'https://i.ytimg.com/vi/a/hqdefault.jpg'],
    markup: `<main>${name}</main>`,
    data: { theme, answers: { '/api/auth/me': me, '/x': { status: 200, body: '</script><b>' } } },
    chunk: pathname.startsWith('/post/') ? 'post-page' : 'home-page',
  };
};

describe('pages rendered on the server', () => {
  const dir = writeBuiltSite();
  let server: TestServer;
  let render: RenderPage = renderName;
  let member = '';
  const now = Date.now();
  // The clock stands, so that what is kept for a second is kept; only what hangs is given up.
  const startRendering = (renderTimeout: number) =>
    startSqlite({ clientDir: dir, render: (page) => render(page), renderTimeout, now: () => now });
  beforeAll(async () => {
    server = await startRendering(60_000);
    member = await signIn(server, 'member');
  });
  beforeEach(() => {
    render = renderName;
    rendered = 0;
  });
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });

  const text = async (path: string, cookie?: string) =>
    (await ask(server, path, cookie === undefined ? {} : { cookie })).text();

  it('are documents of the built site with markup, style sheets and data in them', async () => {
    const response = await ask(server, '/');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(html).toContain('<div id="root"><main>손님</main></div>');
    expect(html).toContain('<style>.site{color:teal}</style>');
    expect(html).toContain('src="/assets/site-1.js"');
    expect(html).not.toMatch(/theme\.js|rel="stylesheet"(?! disabled)|noscript|data-theme/);
    expect(html.match(/name="theme-color"/g)).toHaveLength(2);
  });

  it('name their first pictures in a header, whose form no address can leave', async () => {
    const response = await ask(server, '/post/7');
    expect(response.headers.get('link')).toBe(
      '</%EA%B7%B8%EB%A6%BC.png?a=1&b=%222%22%3E;%20rel=x>; rel=preload; as=image; fetchpriority=high, ' +
        '<https://i.ytimg.com/vi/a/hqdefault.jpg>; rel=preload; as=image; fetchpriority=high',
    );
  });

  it('name their code after all that is read, so that the first picture has the line', async () => {
    const html = await text('/post/7');
    const [, page = '', code = ''] = /^(.*id="page-data">.*?<\/script>)(.*)$/s.exec(html) ?? [];
    expect(page).not.toMatch(/type="module"|modulepreload/);
    expect(code).toContain('type="module"');
    expect(code).toContain('rel="modulepreload"');
  });

  it('tell programs their title and address, and escape what members wrote', async () => {
    const html = await text('/');
    expect(html).toContain(
      '<title>제목 &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
    );
    expect(html).toContain('content="&quot;설명&quot; &amp; &lt;b&gt;"');
    expect(html).toContain(`<link rel="canonical" href="${server.origin}/?sphere=1">`);
    expect(html).toContain(
      `<meta property="og:image" content="${server.origin}/brand/icon-512.png">`,
    );
    expect(html).toContain('\\u003c/script>\\u003cb>');
    const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ answers: { '/x': { body: '</script><b>' } } });
  });

  it('allow their own style sheets by hash, and no other', async () => {
    const response = await ask(server, '/post/7');
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, sources = ''] = /style-src ([^;]*)/.exec(policy) ?? [];
    for (const name of ['site', 'shared', 'post']) {
      const hash = createHash('sha256').update(`.${name}{color:teal}`).digest('base64');
      expect(sources).toContain(`'sha256-${hash}'`);
    }
    expect(sources).not.toContain('unsafe-inline');
  });

  it('allow the one script that stands in them by hash, and no other', async () => {
    const response = await ask(server, '/post/7');
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('bring the files of their screen along', async () => {
    const html = await text('/post/7');
    for (const file of ['post-1.js', 'shared-1.js']) {
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`);
    }
    expect(html).toContain('<link rel="stylesheet" disabled href="/assets/post-1.css">');
    expect(html).toContain('<style>.post{color:teal}</style>');
  });

  it('come in the theme of the cookie', async () => {
    const html = await text('/', 'a=b; mulbit_theme=dark');
    expect(html).toContain('<html lang="ko" data-theme="dark">');
    expect(html).not.toContain('#e2f0f4');
    expect(await text('/', 'mulbit_theme="><script>')).not.toContain('data-theme');
  });

  it('have each browser keep the theme that it asked in', async () => {
    const chosen = async (cookie: string) => {
      const response = await ask(server, '/?q=theme', { cookie });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      return response.headers.getSetCookie();
    };
    const kept = 'mulbit_theme=dark; Path=/; SameSite=Lax; Max-Age=31536000';
    expect(await chosen('mulbit_theme=dark')).toEqual([kept]);
    expect(await chosen('mulbit_theme=dark')).toEqual([kept]);
    expect(await chosen(`${member}; mulbit_theme=dark`)).toEqual([kept]);
    expect(await chosen('a=b')).toEqual([]);
    expect(await chosen('mulbit_theme=dark"')).toEqual([]);
  });

  it('are compressed as the browser wants them', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(server, '/', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toContain('<main>손님</main>');
    }
    const plain = await ask(server, '/', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('answer HEAD as they answer GET', async () => {
    const response = await ask(server, '/post/404', { method: 'HEAD' });
    expect(response.status).toBe(404);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
    expect((await ask(server, '/', { method: 'POST', body: {} })).status).toBe(404);
  });

  it('redirect where the page says so', async () => {
    render = () => Promise.resolve({ kind: 'redirect', to: '/post/12?a=<b>' });
    const response = await ask(server, '/post/post12');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/post/12?a=%3Cb%3E');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  describe('for one viewer', () => {
    it('never reach another', async () => {
      const stale = 'mulbit_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
      for (let round = 0; round < 3; round += 1) {
        const [one, two, three] = await Promise.all([
          text('/', member),
          text('/'),
          text('/', stale),
        ]);
        expect(one).toContain('<main>이유나</main>');
        expect(two).toContain('<main>손님</main>');
        expect(three).toContain('<main>손님</main>');
        expect(two + three).not.toContain('이유나');
      }
    });

    it('are made for each member, and once a second for all guests', async () => {
      const address = '/?q=once';
      await text(address, member);
      await text(address, member);
      expect(rendered).toBe(2);
      await Promise.all([text(address), text(address), text(address)]);
      expect(rendered).toBe(3);
      await text(address, 'mulbit_theme=dark');
      expect(rendered).toBe(4);
    });

    it('are made again after a change', async () => {
      const address = '/?q=change';
      await text(address);
      const body = { type: 'like' };
      await ask(server, '/api/posts/1/like', { method: 'POST', cookie: member, body });
      await text(address);
      expect(rendered).toBe(2);
    });

    it('count each view of a post', async () => {
      await text('/post/2');
      await text('/post/2');
      expect(rendered).toBe(2);
    });
  });

  describe('that cannot be rendered', () => {
    const failing: Record<string, RenderPage> = {
      'because rendering throws': () => Promise.reject(new Error('broken')),
      'because they are left to the browser': () => Promise.resolve({ kind: 'client' }),
      'because a call would change something': async ({ ask: call }) => {
        await call({ name: 'logout', params: {}, query: {} });
        return { kind: 'client' };
      },
    };
    async function expectBuilt(at: TestServer, address: string): Promise<void> {
      const response = await ask(at, address);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(builtIndex);
    }
    it.each(Object.entries(failing))('are drawn by the browser, %s', async (why, broken) => {
      const address = `/?q=${encodeURIComponent(why)}`;
      render = broken;
      await expectBuilt(server, address);
      render = renderName;
      expect(await text(`${address}2`)).toContain('<main>손님</main>');
    });

    it('are drawn by the browser, because it takes too long', async () => {
      const hurried = await startRendering(50);
      render = () => new Promise(() => undefined);
      await expectBuilt(hurried, '/');
      await hurried.close();
    });

    it('are named in the log by the first request that gets no page', async () => {
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

    it('are drawn by the browser where the request names no host, which the log calls no failure', async () => {
      const lines: string[] = [];
      const log = createLog({ write: (line) => void lines.push(line) });
      const own = await startSqlite({ clientDir: dir, render: renderName, log });
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
        return { kind: 'client' };
      };
      await text('/?q=refused');
      expect(statuses).toEqual([400, 401]);
    });
  });
});

it('rendered pages are left to the browser where the build has another form', async () => {
  const dir = writeBuiltSite('<!doctype html><title>물빛</title>');
  const server = await startSqlite({ clientDir: dir, render: renderName });
  expect(await (await ask(server, '/')).text()).toBe('<!doctype html><title>물빛</title>');
  await server.close();
  rmSync(dir, { recursive: true });
});
