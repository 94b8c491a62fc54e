import { pageAddresses, rankingPages } from '@contract/pages';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xmlText } from './presenters/markup';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

/** The texts of an element anywhere in well-formed XML. */
function textsOf(xml: string, tag: string): string[] {
  const texts: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        isInside = name === tag;
        if (isInside) texts.push('');
      },
      ontext: (text) => {
        if (isInside) texts.push(`${texts.pop()}${text}`);
      },
      onclosetag: () => {
        isInside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

/** Expects XML that any reader accepts: elements closed in order, nothing raw, no odd character. */
function expectXml(xml: string): void {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
    .replace(
      /<(\/?)([a-zA-Z]+(?::[a-z]+)?)((?: [a-zA-Z:]+="[^"<>&]*")*)(\/?)>/g,
      (_tag, ...parts) => {
        const [end, name, , isEmpty] = parts as string[];
        if (end) expect(open.pop()).toBe(name);
        else if (!isEmpty) open.push(name ?? '');
        return '';
      },
    )
    .replace(/&(?:amp|lt|gt|quot|#39);/g, '');
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>&]/);
  expect(xml).not.toMatch(/\p{Surrogate}/u);
  expect(xml).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/);
}

describe('the discovery of pages by programs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite({ publicOrigin: 'https://mulbit.example' });
  });
  afterAll(() => server.close());

  const read = async (path: string) => {
    const response = await server.send(path, {});
    return { response, text: await response.text() };
  };

  it('leads from robots.txt to every published post and to nothing else', async () => {
    const robots = await read('/robots.txt');
    expect(robots.text).toContain('Disallow: /api/');
    expect(robots.text).toContain('Sitemap: https://mulbit.example/sitemap.xml');

    const index = textsOf((await read('/sitemap.xml')).text, 'loc');
    const pages = await Promise.all(
      index.map(async (address) => textsOf((await read(new URL(address).pathname)).text, 'loc')),
    );
    const shown: { id: number }[] = await server.db
      .knex('post')
      .where('is_confirmed', 1)
      .whereNull('deleted_at')
      .select('id');
    const posts = pages.flat().filter((address) => address.includes('/post/'));
    expect(posts.sort()).toEqual(shown.map(({ id }) => `https://mulbit.example/post/${id}`).sort());
    expect(pages.flat()).toContain('https://mulbit.example/');
    for (const page of ['spheres', 'terms', 'privacy']) {
      expect(pages.flat()).toContain(`https://mulbit.example/${page}`);
    }
    const closed = [...robots.text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const paths = pages.flat().map((address) => new URL(address).pathname);
    expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
    for (const name of rankingPages) {
      expect(pages.flat()).toContain(`https://mulbit.example${pageAddresses[name]}`);
    }
    expect(pages.flat()).toContain('https://mulbit.example/?sphere=1');
  });

  it('does not list closed spheres', async () => {
    const sphere = server.db.knex('sphere').where({ id: 2 });
    await sphere.clone().update({ is_closed: 1 });
    const { text } = await read('/sitemaps/site.xml');
    await sphere.update({ is_closed: 0 });
    expect(textsOf(text, 'loc')).not.toContain('https://mulbit.example/?sphere=2');
    expect(textsOf(text, 'loc')).toContain('https://mulbit.example/?sphere=1');
  });

  it('links only existing sitemaps', async () => {
    const { knex } = server.db;
    const [{ id: last } = { id: 0 }] = await knex('post').max<{ id: number }[]>({ id: 'id' });
    const copy = async (id: number, isConfirmed: number) => {
      const row = await knex('post').where('is_confirmed', 1).first<object>();
      await knex('post').insert({ ...row, id, is_confirmed: isConfirmed });
    };
    // The second holds a pending post, the third a published one, the fourth a deleted one.
    await copy(10_001, 0);
    await copy(30_000, 1);
    await copy(30_001, 1);
    await knex('post').where('id', 30_001).update({ deleted_at: 1 });
    const index = textsOf((await read('/sitemap.xml')).text, 'loc');
    expect(index).toEqual(
      ['site', 'posts-1', 'posts-3'].map((name) => `https://mulbit.example/sitemaps/${name}.xml`),
    );
    for (const address of index) {
      expect((await read(new URL(address).pathname)).response.status).toBe(200);
    }
    await knex('post').where('id', '>', last).delete();
  });

  it("gives the time of a post's last change: by its author, else its publishing", async () => {
    const member = await signIn(server, 'member');
    const { knex } = server.db;
    const post = await knex('post')
      .where({ author_id: 1, is_confirmed: 1 })
      .whereNull('deleted_at')
      .first<{ id: number; published_at: number }>();
    const lastmod = async () => {
      const { text } = await read('/sitemaps/posts-1.xml');
      const at = textsOf(text, 'loc').indexOf(`https://mulbit.example/post/${post.id}`);
      return Date.parse(textsOf(text, 'lastmod')[at] ?? '');
    };
    const change = async (title: string) => {
      const body = { title };
      await ask(server, `/api/posts/${post.id}`, { method: 'PATCH', cookie: member, body });
      await knex('post').where({ id: post.id }).update({ is_confirmed: 1 });
    };
    expect(await lastmod()).toBe(post.published_at);
    const before = Date.now();
    await change('고친 제목');
    const changedAt = await lastmod();
    expect(changedAt).toBeGreaterThanOrEqual(before);
    // The same words again are not a change.
    await change('고친 제목');
    expect(await lastmod()).toBe(changedAt);
  });

  it('dates a post in the feed by its publishing', async () => {
    const { knex } = server.db;
    const publishedAt = Date.parse('2031-05-04T03:02:01Z');
    const { id } = await knex('post')
      .where({ is_confirmed: 1, sphere_id: 1, is_pinned: 0 })
      .whereNull('deleted_at')
      .first<{ id: number }>('id');
    await knex('post').where({ id }).update({ published_at: publishedAt });
    const { text } = await read('/rss.xml?sphere=1');
    const at = textsOf(text, 'guid').indexOf(`https://mulbit.example/post/${id}`);
    expect(textsOf(text, 'pubDate')[at]).toBe(new Date(publishedAt).toUTCString());
  });

  it('gives feed readers the newest posts, of the site or of one sphere', async () => {
    const all = await read('/rss.xml');
    expect(textsOf(all.text, 'title')[0]).toBe('물빛');
    expect(all.response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(textsOf(all.text, 'link').length).toBe(31);
    const sphere = await read('/rss.xml?sphere=sphere1');
    expect(textsOf(sphere.text, 'title')[0]).toMatch(/ · 물빛$/);
    expect(textsOf(sphere.text, 'item').length).toBeGreaterThan(0);
    expect(textsOf(sphere.text, 'item').length).toBeLessThan(30);
  });

  it.each([
    'a & b <c> ]]> "d"',
    ']]>]]></title></item><item><title>가짜</title><link>//e.co</link><description>',
    ']]>]]>]]><![CDATA[<item>&amp;&#60;item&#62;--><!--',
  ])('lets no text end its element: %s', async (text) => {
    const { knex } = server.db;
    const blocks = JSON.stringify([{ id: 'b1', type: 'text', content: text }]);
    const post = { sphere_id: 2, is_confirmed: 1, deleted_at: null };
    const { id, author_id: author } = await knex('post')
      .where(post)
      .first<{ id: number; author_id: number }>('id', 'author_id');
    const before = textsOf((await read('/rss.xml?sphere=2')).text, 'item').length;
    await knex('post').where(post).update({ title: text, blocks });
    await knex('post').where({ id }).update({ title: null });
    await knex('member').where({ id: author }).update({ user_name: text });
    await knex('sphere').where({ id: 2 }).update({ name: text, description: text });

    const feed = (await read('/rss.xml?sphere=2')).text;
    expectXml(feed);
    expect(textsOf(feed, 'item')).toHaveLength(before);
    expect(textsOf(feed, 'link')).toHaveLength(before + 1);
    expect(textsOf(feed, 'title')).toEqual([`${text} · 물빛`, ...Array<string>(before).fill(text)]);
    expect(textsOf(feed, 'description')[0]).toBe(text);
    expect(textsOf(feed, 'category')).toEqual(Array(before).fill(text));
    expect(textsOf(feed, 'dc:creator')).toContain(text);
  });

  it('drops characters that XML forbids, in rows that are older than the rule', async () => {
    const odd = '\u0001가\uFFFE\uFFFF나\u000B🙂';
    await server.db.knex('sphere').where({ id: 2 }).update({ description: odd });
    const { text } = await read('/rss.xml?sphere=2');
    expectXml(text);
    expect(textsOf(text, 'description')[0]).toBe('가나🙂');
    // A database returns no half characters, but cutting a text can produce one.
    expect(xmlText('\uD800가\uDC00🙂')).toBe('가🙂');
  });

  it("links the addresses in a member's words", async () => {
    const content = '여기 https://example.com/?a=1&b=2를\n보세요 javascript:alert(1)';
    const blocks = JSON.stringify([{ id: 'b1', type: 'text', content }]);
    await server.db.knex('post').where('sphere_id', 3).update({ blocks });
    const feed = await read('/rss.xml?sphere=3');
    expectXml(feed.text);
    const address = 'https://example.com/?a=1&amp;b=2';
    expect(textsOf(feed.text, 'description')).toContain(
      `여기 <a href="${address}" rel="nofollow ugc">${address}</a>를<br>보세요 javascript:alert(1)`,
    );
  });

  it("shows a member's words as text, where feed readers expect markup", async () => {
    const blocks = JSON.stringify([
      { id: 'b1', type: 'text', content: '<img src=x> & b\n다음 줄' },
    ]);
    await server.db.knex('post').where('sphere_id', 3).update({ blocks });
    const feed = await read('/rss.xml?sphere=3');
    expect(textsOf(feed.text, 'description')).toContain('&lt;img src=x&gt; &amp; b<br>다음 줄');
  });

  it.each(['/sitemaps/posts-99.xml', '/sitemaps/nothing.xml', '/rss.xml?sphere=999'])(
    'answers 404 for %s',
    async (path) => {
      expect((await server.send(path, {})).status).toBe(404);
    },
  );

  it('refuses a sphere that is not a number', async () => {
    expect((await server.send('/rss.xml?sphere=x', {})).status).toBe(400);
  });
});
