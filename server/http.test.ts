import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBJECT_ADMIN_KEY } from '@contract/conformance/support/subject';
import { limitedAddress } from './limits/client-address';
import { everyAnswer } from './http/security-headers';
import { ask } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

describe('the server over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  /** Sends raw bytes and reads the whole answer. */
  function raw(text: string): Promise<string> {
    const { hostname, port } = new URL(server.origin);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
      });
      socket.once('close', () => resolve(answer));
      socket.once('error', reject);
    });
  }

  it('carries the security headers on every answer', async () => {
    for (const path of ['/api/posts/feed', '/api/nothing', '/nothing', '/healthz', '/%']) {
      const { headers } = await ask(server, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toBe("default-src 'self'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('names the methods that a path supports', async () => {
    const response = await ask(server, '/healthz', { method: 'PUT', body: {} });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'HEAD, GET']);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await server.send('/api/posts/feed', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await response.text()).toBe('');
  });

  it('keeps personal answers out of every cache', async () => {
    for (const path of ['/api/auth/me', '/api/posts/feed', '/api/users/0']) {
      const { headers } = await ask(server, path);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('refuses two hosts, broken requests and endless headers with our own error', async () => {
    const end = 'Connection: close\r\n\r\n';
    const twice = await raw(`GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`);
    expect(twice).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"VALIDATION"/);
    for (const host of ['', 'a b', 'a"><b>', 'a:99999', '[::1', 'a@b', '%41']) {
      const odd = await raw(`GET /rss.xml HTTP/1.1\r\nHost: ${host}\r\n${end}`);
      expect(odd).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"VALIDATION"/);
    }
    const broken = await raw(`GET / HTTP/9.9\r\n\r\n`);
    expect(broken).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"VALIDATION"/);
    const nobody = await raw(`GET /healthz HTTP/1.1\r\n${end}`);
    expect(nobody).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff[\s\S]*"code":"VALIDATION"/);
    for (const target of ['http://[::/', 'http://evil.example/healthz']) {
      const odd = await raw(`GET ${target} HTTP/1.1\r\nHost: a\r\n${end}`);
      expect(odd).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff[\s\S]*"code":"VALIDATION"/);
    }
    const expecting = await raw(`GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n${end}`);
    expect(expecting).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"VALIDATION"/);
    const long = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n${end}`);
    expect(long).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE"/);
    for (const answer of [broken, nobody, expecting, long]) {
      for (const header of Object.entries(everyAnswer)) expect(answer).toContain(header.join(': '));
    }
  });

  it('refuses a body that is too large, however the caller sends it', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${server.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      sending.once('response', (response) => resolve(response.statusCode));
      sending.once('error', reject);
      for (let sent = 0; sent < 10; sent += 1) sending.write('x'.repeat(64 * 1024));
      sending.end();
    });
    expect(status).toBe(413);
  });

  it('accepts no admin key after five wrong ones, even if all come at once', async () => {
    const ask = (key: string) => `GET /api/admin/settings?adminKey=${key} HTTP/1.1\r\nHost: a\r\n`;
    const wrong = Array.from({ length: 20 }, (_, at) => `${ask(`wrong-${at}`)}\r\n`).join('');
    const answers = await raw(`${wrong}${ask(SUBJECT_ADMIN_KEY)}Connection: close\r\n\r\n`);
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses.filter((status) => status === '403')).toHaveLength(5);
    expect(statuses.at(-1)).toBe('429');
  });

  it('describes its calls as OpenAPI', async () => {
    const response = await ask(server, '/api/openapi.json');
    const description = (await response.json()) as { paths: Record<string, unknown> };
    expect(description.paths['/api/posts/feed']).toHaveProperty('post');
  });

  it('is ready only with a migrated database', async () => {
    expect((await ask(server, '/readyz')).status).toBe(200);
    await server.db.knex('knex_migrations').where('name', '0006_search').delete();
    expect((await ask(server, '/readyz')).status).toBe(503);
    expect((await ask(server, '/healthz')).status).toBe(200);
  });

  it('is ready only until it receives the signal to end', async () => {
    const own = await startSqlite();
    expect((await ask(own, '/readyz')).status).toBe(200);
    own.app.hangUp();
    expect((await ask(own, '/readyz')).status).toBe(503);
    expect((await ask(own, '/healthz')).status).toBe(200);
    await own.close();
  });

  it('limits an IPv6 customer by network, not by address', () => {
    expect(limitedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(limitedAddress('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(limitedAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(limitedAddress('nonsense')).toBe('unknown');
  });
});
