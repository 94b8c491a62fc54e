import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@contract/conformance/support/client';
import { openProviders } from './providers/providers';
import { startSqlite, type TestServer } from './testing/subject';

describe('a site with the keys of one provider', () => {
  let server: TestServer;
  beforeAll(async () => {
    const google = { clientId: 'our-id', secret: 'our-secret' };
    server = await startSqlite({ providers: openProviders({ google }, false) });
  });
  afterAll(() => server.close());

  it('offers no other, and simulates none', async () => {
    const guest = createClient(server);
    const { providers } = await guest.ok('listLoginProviders');
    expect(providers).toEqual([{ provider: 'google', isSimulated: false }]);
    await guest.fails('startProviderLogin', 'NOT_FOUND', { id: 'kakao', body: {} });
    const { url } = await guest.ok('startProviderLogin', { id: 'google', body: {} });
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe('https://accounts.google.com');
    expect(searchParams.get('redirect_uri')).toBe(`${server.origin}/oauth/google`);
  });

  it('stores only hashes of what a browser proves itself with', async () => {
    const guest = createClient(server);
    await guest.ok('startProviderLogin', { id: 'google', body: {} });
    const rows: unknown[] = await server.db.knex('provider_visit').select();
    const [, cookie = ''] = guest.provider?.split('=') ?? [];
    expect(cookie).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });

  it('leads back to the page that ends a visit, and nowhere else', async () => {
    const query = 'code=a%20code&state=our-state&returnTo=https://evil.example&provider=kakao';
    const answer = await server.send(`/oauth/google?${query}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(303);
    const location = '/login?provider=google&state=our-state&code=a+code';
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const refused = await server.send('/oauth/google?error=access_denied', {});
    expect(refused.headers.get('location')).toBe('/login?provider=google&error=access_denied');
  });

  it('takes a form only from Apple', async () => {
    const form = {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://appleid.apple.com',
      },
      body: 'code=a-code&state=our-state&user=%7B%7D',
    };
    const answer = await server.send('/oauth/apple', form);
    expect(answer.status).toBe(303);
    const location = '/login?provider=apple&state=our-state&code=a-code';
    expect(answer.headers.get('location')).toBe(location);
    expect((await server.send('/oauth/google', form)).status).toBe(403);
    const long = { ...form, body: `code=${'x'.repeat(20_000)}` };
    expect((await server.send('/oauth/apple', long)).status).toBe(413);
  });
});
