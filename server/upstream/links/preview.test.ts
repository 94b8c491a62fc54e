import { PREVIEW_MAX } from '@contract/rules/posts/link-preview';
import { reasonTexts } from '@contract/texts';
import { describe, expect, it } from 'vitest';
import type { FetchPage } from './fetch-page';
import { readPreview } from './preview';

const isOutside = () => Promise.resolve(true);
const URL_OF_PAGE = 'https://www.example.com/a/page';
const page =
  (body: string, { status = 200, type = 'text/html', from = URL_OF_PAGE } = {}): FetchPage =>
  () =>
    Promise.resolve({ url: new URL(from), status, type, bytes: Buffer.from(body) });
const previewOf = async (head: string, from = URL_OF_PAGE) =>
  (await readPreview(URL_OF_PAGE, page(head, { from }), isOutside)).metadata;

describe('a page’s preview', () => {
  it.each([
    ['/p.jpg', 'https://www.example.com/p.jpg'],
    ['p.jpg', 'https://www.example.com/a/p.jpg'],
    ['//cdn.example.com/p.jpg', 'https://cdn.example.com/p.jpg'],
    ['https://cdn.example.com/가.jpg', 'https://cdn.example.com/%EA%B0%80.jpg'],
    ['http://cdn.example.com/p.jpg', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['https://me:secret@cdn.example.com/p.jpg', null],
    ['https://[x/', null],
    [`https://cdn.example.com/${'a'.repeat(2000)}`, null],
    ['', null],
  ])('has the picture %j at %j', async (address, image) => {
    expect((await previewOf(`<meta property="og:image" content="${address}">`)).image).toBe(image);
  });

  it.each([
    [
      ['http://cdn.example.com/a.jpg', 'https://cdn.example.com/b.jpg'],
      'https://cdn.example.com/b.jpg',
    ],
    [
      [
        ...Array.from({ length: 6 }, () => 'http://cdn.example.com/a.jpg'),
        'https://cdn.example.com/b.jpg',
      ],
      'https://cdn.example.com/b.jpg',
    ],
    [
      ['', 'data:image/png;base64,AAAA', '//cdn.example.com/b.jpg'],
      'https://cdn.example.com/b.jpg',
    ],
    [['https://192.0.2.1/a.jpg', '/b.jpg'], 'https://www.example.com/b.jpg'],
    [['http://a.example/a.jpg', 'https://['], null],
  ])('has the first picture of %j that can be used', async (addresses, image) => {
    const tags = addresses.map((address) => `<meta property="og:image" content="${address}">`);
    expect((await previewOf(tags.join(''))).image).toBe(image);
    const [first = '', ...others] = addresses;
    const twitter = others.map((address) => `<meta name="twitter:image" content="${address}">`);
    const og = `<meta property="og:image" content="${first}">`;
    expect((await previewOf(twitter.join('') + og)).image).toBe(image);
  });

  it('has no picture on a host that leads into a private network', async () => {
    const tag =
      '<title>가</title><meta property="og:image" content="https://in.example.com/p.jpg">';
    const asked: string[] = [];
    const { metadata } = await readPreview(URL_OF_PAGE, page(tag), (address) => {
      asked.push(address);
      return Promise.resolve(false);
    });
    expect(metadata).toMatchObject({ title: '가', image: null });
    expect(asked).toEqual(['https://in.example.com/p.jpg']);
  });

  it('resolves its relative picture from the final address', async () => {
    const tag = '<meta property="og:image" content="p.jpg">';
    expect((await previewOf(tag, 'https://moved.example/x/')).image).toBe(
      'https://moved.example/x/p.jpg',
    );
    expect((await previewOf(tag, 'http://moved.example/x/')).image).toBeNull();
    const base = '<base href="https://cdn.example.com/b/">';
    expect((await previewOf(base + tag)).image).toBe('https://cdn.example.com/b/p.jpg');
  });

  it('is text on one line, within the limits of a block', async () => {
    const long = '🙂'.repeat(2000);
    const { title, description, siteName } = await previewOf(
      `<title>${long}</title><meta name="description" content="${long}">` +
        `<meta property="og:site_name" content="${long}">`,
    );
    expect(Array.from(title)).toHaveLength(PREVIEW_MAX.title);
    expect(Array.from(description)).toHaveLength(PREVIEW_MAX.description);
    expect(Array.from(siteName)).toHaveLength(PREVIEW_MAX.siteName);
    expect(
      (await previewOf('<title> 한\n\n  글\u0007\u0000 \u1112\u1161\u11ab </title>')).title,
    ).toBe('한 글 한');
    expect((await previewOf('<title>&lt;script&gt;</title>')).title).toBe('<script>');
  });

  it('keeps the shared domain', async () => {
    expect((await previewOf('<title>x</title>', 'https://moved.example/')).domain).toBe(
      'example.com',
    );
  });
});

describe('a video’s preview', () => {
  const video = 'https://youtu.be/aqz-KE-bpKQ';
  const ask = (body: string, status = 200) =>
    readPreview(video, page(body, { status, type: 'application/json' }), isOutside);

  it('requests data from its host', async () => {
    const asked: unknown[] = [];
    await readPreview(
      video,
      (...question) => {
        asked.push(question);
        return Promise.reject(new Error('no'));
      },
      isOutside,
    );
    expect(asked).toEqual([[expect.stringContaining('https://www.youtube.com/oembed?'), 'json']]);
  });

  it.each([401, 403])('reports for %d that the owner forbids it', async (status) => {
    expect(await ask('', status)).toMatchObject({
      success: false,
      error: reasonTexts.embedForbidden,
      metadata: { isVideo: true, image: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg' },
    });
  });

  it.each(['Forbidden', '', '[]x', 'null', '"text"', '1'])(
    'fails if the host answers %j',
    async (body) => {
      expect(await ask(body)).toMatchObject({
        success: false,
        error: reasonTexts.previewUnreachable,
        metadata: { isVideo: true },
      });
    },
  );

  it('accepts only text', async () => {
    const said = { title: ['x'], author_name: 7, provider_name: null, thumbnail_url: {} };
    expect(await ask(JSON.stringify(said))).toMatchObject({
      success: true,
      metadata: { title: 'youtu.be에서 공유한 링크', description: '', siteName: '' },
    });
  });
});
