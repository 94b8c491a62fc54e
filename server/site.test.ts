import { writeSettings } from './tables/setting';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSqlite, type TestServer } from './testing/subject';

const dir = mkdtempSync(join(tmpdir(), 'mulbit-site-'));
const script = 'export const a = 1;'.repeat(50);

describe('the built site', () => {
  let server: TestServer;
  beforeAll(async () => {
    mkdirSync(join(dir, 'client/assets'), { recursive: true });
    mkdirSync(join(dir, 'client/.vite'));
    writeFileSync(join(dir, 'secret.txt'), 'secret');
    writeFileSync(join(dir, 'client/index.html'), '<!doctype html><title>물빛</title>');
    writeFileSync(join(dir, 'client/.vite/manifest.json'), '{}');
    const manifest = { name: '', short_name: '', start_url: './', icons: [{ src: 'icon.png' }] };
    writeFileSync(join(dir, 'client/manifest.webmanifest'), JSON.stringify(manifest));
    writeFileSync(join(dir, 'client/assets/app-abc.js'), script);
    writeFileSync(join(dir, 'client/assets/app-abc.js.br'), brotliCompressSync(script));
    writeFileSync(join(dir, 'client/assets/app-abc.js.map'), '{}');
    server = await startSqlite({ clientDir: join(dir, 'client') });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });

  /**
   * Requests a raw path, with no more headers than given: fetch would add headers and normalise the
   * path.
   */
  function get(path: string, headers = {}): Promise<{ status: number | undefined; text: string }> {
    const { port } = new URL(server.origin);
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.once('end', () => resolve({ status: response.statusCode, text }));
      })
        .once('error', reject)
        .end();
    });
  }

  it('writes the site’s name and icon into the manifest of an installed site', async () => {
    const read = async () =>
      (await (await server.send('/manifest.webmanifest', {})).json()) as unknown;
    const icons = [{ src: 'icon.png' }];
    expect(await read()).toEqual({ name: '물빛', short_name: '물빛', start_url: './', icons });
    const siteIcon = `/uploads/${'1'.repeat(32)}.webp`;
    await server.db.transaction((tx) => writeSettings(tx, { siteName: '새물결', siteIcon }));
    expect(await read()).toMatchObject({
      ...{ name: '새물결', short_name: '새물결' },
      icons: [{ src: siteIcon, type: 'image/webp' }],
    });
    await server.db.transaction((tx) => writeSettings(tx, { siteName: '물빛', siteIcon: null }));
  });

  it('returns the app for every page, and browsers check each time whether it has changed', async () => {
    for (const path of ['/', '/post/12', '/login?x=1', '/index.html', '/no/such/page']) {
      const response = await server.send(path, {});
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('물빛');
    }
    const etag = (await server.send('/', {})).headers.get('etag') ?? '';
    const again = await get('/post/3', { 'if-none-match': etag });
    expect(again).toEqual({ status: 304, text: '' });
  });

  it('keeps closed pages out of search engines, and no others', async () => {
    const tag = async (path: string) => (await server.send(path, {})).headers.get('x-robots-tag');
    for (const path of ['/admin', '/admin/settings', '/login', '/my/saved'])
      expect(await tag(path)).toBe('noindex');
    for (const path of ['/', '/post/2', '/spheres', '/trending', '/terms', '/administration']) {
      expect(await tag(path)).toBeNull();
    }
  });

  it('returns hashed files for good, compressed if the build did it', async () => {
    const response = await server.send('/assets/app-abc.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(script);
    const plain = await server.send('/assets/app-abc.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    const head = await server.send('/assets/app-abc.js', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('returns the app for an address with a dot to a navigation, not to a fetch of a file', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const path of ['/post/12.', '/post/12.?from=talk', '/x.y', '/member/%EA%B0%80.']) {
      const page = await server.send(path, { headers: { accept } });
      expect(page.status, path).toBe(200);
      expect(page.headers.get('vary')).toBe('Accept, Sec-Fetch-Dest');
      expect(await page.text()).toContain('물빛');
      const file = await server.send(path, { headers: { accept: 'image/avif,image/webp,*/*' } });
      expect(file.status, path).toBe(404);
      expect(file.headers.get('vary')).toBe('Accept, Sec-Fetch-Dest');
      expect(file.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('does not treat a missing file, a call or the build’s notes as a page', async () => {
    for (const path of [
      '/assets/gone.js',
      '/api/nothing',
      '/api',
      '/uploads/a.webp',
      '/uploads/a.webp/',
      '/assets/app-abc.js.map',
      '/assets/app-abc.js.br',
      '/.vite/manifest.json',
    ]) {
      const response = await server.send(path, {});
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
    expect((await server.send('/login', { method: 'POST' })).status).toBe(404);
  });

  it('serves no file outside its folder', async () => {
    for (const path of ['/../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/..%5csecret.txt']) {
      const { status, text } = await get(path);
      expect(text).not.toContain('secret');
      expect(status, path).toBe(404);
    }
  });

  it('redirects a visitor of an unknown address home, and answers calls and parts of pages as usual', async () => {
    const accept = 'text/html,*/*;q=0.8';
    for (const path of [
      '/uploads/%',
      '/uploads/gone.webp',
      '/uploads/gone',
      '/assets/gone.js',
      '/assets/%.js',
      '/%',
      '/post/12%',
      '/%c0%af',
      '/member/%ea%b0',
      '/post/12%.',
      '/%E0%A4%A',
    ]) {
      const { status, headers } = await server.send(path, {
        headers: { accept },
        redirect: 'manual',
      });
      expect([status, headers.get('location')], path).toEqual([302, '/']);
      expect(headers.get('cache-control')).toBe('no-store');
      for (const target of ['image', 'script', 'empty']) {
        const part = await server.send(path, { headers: { accept, 'sec-fetch-dest': target } });
        expect(part.status, path).toBe(404);
        expect(part.headers.get('content-type')).toMatch(/^application\/json/);
      }
    }
    expect((await get('/100%25')).status).toBe(200);
    for (const path of ['/api/%', '/api/post/%', '/api/%c0%af', '/api/gone.', '/api']) {
      const { status, headers } = await server.send(path, { headers: { accept } });
      expect([400, 404], path).toContain(status);
      expect(headers.get('content-type'), path).toMatch(/^application\/json/);
    }
    expect((await server.send('/%', { method: 'POST' })).status).toBe(404);
  });

  it('is not slowed down by a path that is made for slow searches', async () => {
    for (let times = 0; times < 20; times += 1) {
      const { status } = await get(`/${'.'.repeat(14_000)}/`);
      expect(status).toBeLessThan(500);
    }
  });
});
