import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ACCENT_SHEET,
  type PageHead,
  type PageRequest,
  type RenderPage,
} from '@contract/rendering';
import { defaultIdentity } from '@contract/rules/site/identity';
import { writeBuiltSite } from './testing/built-site';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const head: PageHead = {
  title: '제목 </title><script>alert(1)</script>',
  description: '"설명" & <b>',
  path: '/?sphere=1',
  image: null,
  type: 'website',
  isIndexed: true,
  site: defaultIdentity,
};

interface Me {
  user: { user_name: string } | null;
}

// This replaces the built pages: it requests the viewer and writes their name.
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
    sheet: '',
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
  beforeAll(async () => {
    // The clock is stopped, so that one-second caches stay valid.
    const clock = { renderTimeout: 60_000, now: () => now };
    server = await startSqlite({ clientDir: dir, render: (page) => render(page), ...clock });
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

  it('are documents of the built site with markup, style sheets and data', async () => {
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

  it('name their first pictures in a header, which no address can break', async () => {
    const response = await ask(server, '/post/7');
    expect(response.headers.get('link')).toBe(
      '</%EA%B7%B8%EB%A6%BC.png?a=1&b=%222%22%3E;%20rel=x>; rel=preload; as=image; fetchpriority=high, ' +
        '<https://i.ytimg.com/vi/a/hqdefault.jpg>; rel=preload; as=image; fetchpriority=high',
    );
  });

  it('name their code after everything else, so that the first picture loads first', async () => {
    const html = await text('/post/7');
    const [, page = '', code = ''] = /^(.*id="page-data">.*?<\/script>)(.*)$/s.exec(html) ?? [];
    expect(page).not.toMatch(/type="module"|modulepreload/);
    expect(code).toContain('type="module"');
    expect(code).toContain('rel="modulepreload"');
  });

  it("give programs their title and address, and escape members' texts", async () => {
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

  it('have the name, the icon and the colour of the site', async () => {
    const siteIcon = `/uploads/${'1'.repeat(32)}.webp`;
    const site = { ...defaultIdentity, siteName: '새<물결', siteIcon };
    const sheet = ':root{--color-accent:#1B7346}';
    render = async (page) => ({ ...(await renderName(page)), head: { ...head, site }, sheet });
    const response = await ask(server, '/spheres');
    const html = await response.text();
    expect(html).toContain('<meta property="og:site_name" content="새&lt;물결">');
    expect(html).toContain(`<meta property="og:image" content="${server.origin}${siteIcon}">`);
    expect(html).toContain(`<link rel="icon" href="${siteIcon}">`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="${siteIcon}">`);
    expect(html).toContain('title="새&lt;물결" href="/rss.xml"');
    expect(html).toContain(`<style id="${ACCENT_SHEET}">${sheet}</style>`);
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  it('cannot be framed, and use no camera', async () => {
    const { headers } = await ask(server, '/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
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

  it('allow their one script by hash, and no other', async () => {
    const response = await ask(server, '/post/7');
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('include the files of their screen', async () => {
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

  it('make each browser keep its requested theme', async () => {
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

  it("are compressed in the browser's preferred encoding", async () => {
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

  it('redirect if the page requests it', async () => {
    render = () => Promise.resolve({ kind: 'redirect', to: '/post/12?a=<b>' });
    const response = await ask(server, '/post/post12');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/post/12?a=%3Cb%3E');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  describe('for one viewer', () => {
    it('never reach another viewer', async () => {
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
});
