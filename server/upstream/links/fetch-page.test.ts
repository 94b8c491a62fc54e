import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWeb, type Web } from '../../testing/web';
import { createPageFetcher, PAGE_MAX, type FetchPage } from './fetch-page';

const html = { 'content-type': 'text/html; charset=utf-8' };
let headersSeen: IncomingMessage['headers'] = {};
let sent = 0;
let hungUp: () => void;

/** Sends for as long as somebody reads. */
function pour(response: ServerResponse): void {
  response.on('close', () => hungUp());
  response.writeHead(200, html);
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    while (!response.destroyed) {
      sent += chunk.length;
      if (!response.write(chunk)) break;
    }
  };
  response.on('drain', more);
  more();
}

function drip(response: ServerResponse): void {
  response.writeHead(200, html);
  const timer = setInterval(() => response.write('x'), 100);
  response.on('close', () => clearInterval(timer));
}

type Pages = Record<string, (response: ServerResponse) => void>;

const redirect = (status: number, location: string) => (response: ServerResponse) => {
  response.writeHead(status, { location });
  response.end();
};
const send = (headers: Record<string, string>, body: string | Buffer, status = 200) => {
  return (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body);
  };
};

const pages: Pages = {
  '/page': send(html, '<title>페이지</title>'),
  '/xhtml': send({ 'content-type': 'Application/XHTML+XML' }, '<html/>'),
  '/json': send({ 'content-type': 'application/json' }, '{}'),
  '/pdf': send({ 'content-type': 'application/pdf' }, '%PDF'),
  '/htmlish': send({ 'content-type': 'text/html5' }, 'x'),
  '/untyped': send({}, '<title>x</title>'),
  '/missing': send(html, 'no', 404),
  '/broken': send(html, 'no', 500),
  '/empty': send(html, '', 204),
  '/gzip': send({ ...html, 'content-encoding': 'gzip' }, gzipSync('<title>x</title>')),
  '/1': redirect(301, '/2'),
  '/2': redirect(302, 'http://other.example/3'),
  '/3': redirect(307, '/page'),
  '/0': redirect(308, '/1'),
  '/round': redirect(302, '/round'),
  '/nowhere': redirect(302, 'http://[x'),
  '/bytes': redirect(303, Buffer.from('/글').toString('latin1')),
  '/%EA%B8%80': send(html, '<title>글</title>'),
  '/lost': (response) => response.writeHead(302).end('<title>no location</title>'),
  '/headers': send({ ...html, 'x-long': 'x'.repeat(20_000) }, 'x'),
  '/endless': pour,
  '/slow': drip,
  '/silent': () => undefined,
  '/cut': (response) => {
    response.writeHead(200, { ...html, 'content-length': '100' });
    response.write('<title>half');
    setTimeout(() => response.destroy(), 20);
  },
};

describe('the page fetcher', () => {
  let web: Web;
  let fetchPage: FetchPage;
  const read = (path: string, kind: 'html' | 'json' = 'html') =>
    fetchPage(`http://good.example${path}`, kind);

  beforeAll(async () => {
    web = await startWeb((request, response) => {
      headersSeen = request.headers;
      (pages[request.url ?? ''] ?? send(html, '', 404))(response);
    });
    fetchPage = createPageFetcher('MulbitLinkPreview/1.0', web.dialing);
  });
  afterAll(() => web.close());

  it('returns the page, and its address after all redirects', async () => {
    const page = await read('/page');
    expect(page).toMatchObject({ status: 200, type: html['content-type'] });
    expect(page.url.href).toBe('http://good.example/page');
    expect(page.bytes.toString()).toBe('<title>페이지</title>');
    expect((await read('/xhtml')).type).toBe('application/xhtml+xml');
    expect((await read('/json', 'json')).bytes.toString()).toBe('{}');
  });

  it('names itself, and accepts nothing compressed', async () => {
    await read('/page');
    expect(headersSeen).toMatchObject({
      host: 'good.example',
      'user-agent': 'MulbitLinkPreview/1.0',
      'accept-encoding': 'identity',
      connection: 'close',
    });
    expect(headersSeen).not.toHaveProperty('cookie');
    expect(headersSeen).not.toHaveProperty('referer');
  });

  it('follows three redirects and no fourth', async () => {
    const before = web.asked.length;
    expect((await read('/1')).url.href).toBe('http://other.example/page');
    expect(web.asked.slice(before)).toEqual([
      'good.example /1',
      'good.example /2',
      'other.example /3',
      'other.example /page',
    ]);
    await expect(read('/0')).rejects.toThrow(/too often/);
    await expect(read('/round')).rejects.toThrow(/too often/);
    await expect(read('/nowhere')).rejects.toThrow();
    expect((await read('/bytes')).url.pathname).toBe('/%EA%B8%80');
    expect((await read('/lost')).status).toBe(302);
  });

  it.each(['/json', '/pdf', '/htmlish', '/untyped', '/gzip', '/headers', '/cut'])(
    'accepts no other answer: %s',
    async (path) => {
      await expect(read(path)).rejects.toThrow();
    },
  );

  it('accepts no page instead of data', async () => {
    await expect(read('/page', 'json')).rejects.toThrow();
  });

  it('returns an error’s status and reads no further', async () => {
    for (const [path, status] of [
      ['/missing', 404],
      ['/broken', 500],
    ] as const) {
      expect(await read(path)).toMatchObject({ status, bytes: Buffer.alloc(0) });
    }
    expect((await read('/empty').catch(() => null))?.bytes.length ?? 0).toBe(0);
  });

  it('stops reading at its limit, and hangs up', async () => {
    const isHungUp = new Promise<void>((resolve) => (hungUp = resolve));
    const page = await read('/endless');
    expect(page.bytes.length).toBe(PAGE_MAX);
    // Data on the way may still be sent, into buffers; then nothing more.
    await isHungUp;
    expect(sent).toBeLessThan(PAGE_MAX * 16);
  });

  it('takes five seconds at most, however slow the page is', async () => {
    const started = performance.now();
    const answers = await Promise.allSettled([read('/slow'), read('/silent')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(performance.now() - started).toBeGreaterThan(4_500);
  });
});
