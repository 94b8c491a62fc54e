import { rmSync } from 'node:fs';
import { ask, signIn } from '@server/testing/http';
import { writeBuiltSite } from '@server/testing/built-site';
import { startSqlite, type TestServer } from '@server/testing/subject';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPages } from '@/config/adminPages';
import { pages, type PageName } from '@/config/pages';
import { spheresTexts } from '@/texts/spheres';
import { render } from '../../src/entry-server';

interface Created {
  post: { postId: string };
}

// The server renders the site's own components: neither folder may import the other, so this test
// proves that they fit together.
describe('the pages of the site, rendered by the server', () => {
  const dir = writeBuiltSite();
  let server: TestServer;
  let member = '';
  let admin = '';
  beforeAll(async () => {
    server = await startSqlite({ clientDir: dir, render, renderTimeout: 60_000 });
    member = await signIn(server, 'member');
    admin = await signIn(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });

  async function page(path: string, cookie?: string) {
    const response = await ask(server, path, cookie === undefined ? {} : { cookie });
    return { status: response.status, html: await response.text() };
  }

  async function write(title: string, isConfirmed: boolean): Promise<string> {
    const body = { title, blocks: [{ type: 'text', content: '첫 줄\n둘째 줄' }] };
    const response = await ask(server, '/api/posts/feed', { method: 'POST', cookie: member, body });
    const { post } = (await response.json()) as Created;
    const confirm = { postId: post.postId, is_confirmed: true };
    const review = { method: 'POST', cookie: admin, body: confirm };
    if (isConfirmed) await ask(server, '/api/admin/posts/confirm', review);
    return `/post/${post.postId.slice('post'.length)}`;
  }

  test('show the feed and its filters', async () => {
    const { html } = await page('/');
    expect(html.includes('<title>물빛 · 오늘 볼 영상, 물빛이 추천해요</title>')).toBe(true);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html.includes('aria-busy="true"')).toBe(false);
    expect(html.includes('noindex')).toBe(false);
    // The site's code, its data and the code that stores early presses: React's own scripts would
    // need another policy.
    expect(html.match(/<script/g)).toHaveLength(3);
    const found = await page('/?q=%ED%95%9C%EA%B0%95');
    expect(found.html).toContain('content="noindex"');
  });

  test('show a post with its comments', async () => {
    const { html, status } = await page('/post/2');
    expect(status).toBe(200);
    expect(html.includes(`<link rel="canonical" href="${server.origin}/post/2">`)).toBe(true);
    expect(html.includes('<meta property="og:type" content="article">')).toBe(true);
    expect(html.includes('id="comments-title"')).toBe(true);
    expect(html.includes('aria-busy="true"')).toBe(false);
  });

  test('show a member', async () => {
    const { html } = await page('/member/3');
    expect(html.includes('<meta property="og:type" content="profile">')).toBe(true);
    expect(html.includes('aria-busy="true"')).toBe(false);
  });

  test('show all spheres and those that a search finds', async () => {
    const { html, status } = await page('/spheres');
    expect(status).toBe(200);
    expect(html.includes('<title>스피어 둘러보기 · 물빛</title>')).toBe(true);
    expect(html.includes(`<link rel="canonical" href="${server.origin}/spheres">`)).toBe(true);
    expect(html.includes('aria-busy="true"')).toBe(false);
    expect(html.includes('noindex')).toBe(false);
    expect(html).toContain('고양이와 산다');
    const found = await page(`/spheres?q=${encodeURIComponent('냄비')}`);
    expect(found.html).toContain('냄비 하나, 재료 셋이면');
    expect(found.html).toContain('content="noindex"');
  });

  test('show the terms, the privacy policy and the help with their versions', async () => {
    for (const [path, title, sentence, version] of [
      ['/terms', '이용약관', '만 14세 미만인 사람은 가입할 수 없습니다.', /버전 \d{4}-\d{2}-\d{2}/],
      [
        '/privacy',
        '개인정보 처리방침',
        '운영자는 개인정보를 팔거나 다른 곳에 제공하지 않습니다.',
        /버전 \d{4}-\d{2}-\d{2}/,
      ],
      ['/help', '도움말', '새 글은 관리자가 검토한 뒤 모두에게 공개됩니다.', /일에 고쳤습니다\./],
    ] as const) {
      const { html, status } = await page(path);
      const [markup = ''] = html.split('id="page-data"');
      expect(status).toBe(200);
      expect(html).toContain(`<title>${title} · 물빛</title>`);
      expect(html).toContain(`<link rel="canonical" href="${server.origin}${path}">`);
      expect(markup).toContain(sentence);
      expect(markup).toMatch(version);
      // The tests' server names no operator.
      expect(markup).toContain('[문의 이메일]');
      expect(html.includes('noindex')).toBe(false);
    }
  });

  test('say that a missing post, member or sphere is missing', async () => {
    for (const path of [
      '/post/999999',
      '/post/abc',
      '/post/%3Cb%3E',
      '/member/999999',
      '/?sphere=999',
      '/?sphere=999&q=a',
    ]) {
      const { html, status } = await page(path);
      expect(status, path).toBe(404);
      expect(html.includes('찾을 수 없습니다.')).toBe(true);
      expect(html.includes('content="noindex"')).toBe(true);
    }
  });

  test('show the feed of a closed sphere, but not to search engines', async () => {
    const close = (isClosed: boolean) =>
      ask(server, '/api/admin/spheres/1', { method: 'PATCH', cookie: admin, body: { isClosed } });
    await close(true);
    const { html, status } = await page('/?sphere=1');
    expect(status).toBe(200);
    expect(html.includes(spheresTexts.closed)).toBe(true);
    expect(html.match(/<article/g)?.length).toBeGreaterThan(0);
    expect(html.includes('content="noindex"')).toBe(true);
    await close(false);
    expect((await page('/?sphere=1')).html.includes('content="noindex"')).toBe(false);
  });

  test('show a pending post only to its author', async () => {
    const path = await write('아직 아무도 못 보는 글', false);
    expect(await page(path)).toMatchObject({ status: 404 });
    const own = await page(path, member);
    expect(own.status).toBe(200);
    expect(own.html).toContain('아직 아무도 못 보는 글');
    expect(own.html).toContain('content="noindex"');
  });

  test('escape titles', async () => {
    const title = '</script><script>alert(1)</script>';
    const path = await write(title, true);
    for (const address of [path, '/']) {
      const { html } = await page(address);
      expect(html.includes('alert(1)')).toBe(true);
      expect(html.includes('<script>alert')).toBe(false);
      expect(html.match(/<script/g)).toHaveLength(3);
    }
  });

  test('redirect to the canonical address of a post, and from unknown addresses home', async () => {
    for (const [path, to] of [
      ['/post/post2?a=1', '/post/2?a=1'],
      ['/POST/2/', '/post/2'],
      ['/member/user3', '/member/3'],
      ['/nothing/here', '/'],
      ['//elsewhere', '/'],
    ] as const) {
      const response = await ask(server, path);
      expect(response.status, path).toBe(302);
      expect(response.headers.get('location')).toBe(to);
    }
  });

  const own = (Object.keys(pages) as PageName[]).filter((name) => !('chunk' in pages[name]));
  const ofAdmins = Object.values(adminPages).map(({ path }) => `admin/${path}`);
  const paths = [...own.map((name) => pages[name].path.slice(1)), ...ofAdmins, 'my/settings'];
  const frames = paths.map((path) => `/${path.replace(/\/:tab\?|\/\*/, '').replace(/:\w+/, '1')}`);
  const guests = [
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/setup',
  ];

  // The first steps have a bar of their own.
  const bare = [...guests, '/welcome'];

  test.each(frames)('show only the frame of %s, which is personal', async (path) => {
    const isGuests = guests.includes(path);
    const { html, status } = await page(path, isGuests ? undefined : admin);
    const [markup = ''] = html.split('id="page-data"');
    expect(status).toBe(200);
    expect(markup.match(/<main/g)).toHaveLength(1);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toMatch(/<title>[^<]+ · 물빛<\/title>/);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('noindex');
    // The member's own header; the admin's pages have their sidebar.
    expect(/href="\/my"|관리자 메뉴/.test(markup)).toBe(!bare.includes(path));
  });

  test('lead guests from member pages to the login, and everyone but admins from admin pages home', async () => {
    for (const [path, to, cookie] of [
      ['/my/settings', '/login?from=%2Fmy%2Fsettings', ''],
      ['/write?post=1', '/login?from=%2Fwrite%3Fpost%3D1', ''],
      ['/admin/query', '/', ''],
      ['/admin/query', '/', member],
    ] as const) {
      const response = await ask(server, path, { cookie });
      expect(response.headers.get('location'), path).toBe(to);
    }
  });

  test('are rendered for their own viewer, even if many are rendered at once', async () => {
    const names = ['이유나', '물빛 운영자', null];
    const nameOf = (html: string) =>
      html.includes('id="page-data"')
        ? (/"user_name":"([^"]*)"/.exec(html)?.[1] ?? null)
        : undefined;
    const cookies = Array.from({ length: 9 }, (_, at) => [member, admin, undefined][at % 3]);
    const pages = await Promise.all(cookies.map((cookie) => page('/post/3', cookie)));
    for (const [at, { html }] of pages.entries()) {
      expect(nameOf(html)).toBe(names[at % 3]);
    }
  });
});
