import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPushDevice, readVapid } from '../testing/push-device';
import { startPushWeb } from '../testing/push-web';
import { createPushService, makePushKeys } from './service';

const keys = makePushKeys();
const payload = JSON.stringify({ title: '물빛', body: '새 알림' });
const push = (endpoint: string) => ({ ...createPushDevice(endpoint).subscription, payload });

describe('a push', () => {
  let web: Awaited<ReturnType<typeof startPushWeb>>;
  let status: number;
  beforeAll(async () => {
    web = await startPushWeb(() => status, {
      'private.example': ['10.0.0.5'],
      'metadata.example': ['169.254.169.254'],
      'both.example': ['93.184.216.34', '127.0.0.2'],
    });
  });
  afterAll(() => web.close());
  beforeEach(() => {
    status = 201;
    web.received.length = 0;
  });
  const service = (sender: { origin?: string; contact?: string } = {}) =>
    createPushService({ keys, origin: null, contact: null, connector: web.connector, ...sender });
  const vapid = () => readVapid(web.received.at(-1)?.headers.authorization ?? '');

  it('can be read only by its device', async () => {
    const device = createPushDevice('https://push.example/send/one?x=1');
    expect(await service().send({ ...device.subscription, payload })).toBe(201);
    const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] =
      web.received;
    expect(path).toBe('/send/one?x=1');
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers.cookie).toBeUndefined();
    expect(body.includes('물빛')).toBe(false);
    expect(device.decrypt(body)).toEqual(JSON.parse(payload));
    const other = createPushDevice('https://push.example/send/two');
    expect(() => other.decrypt(body)).toThrow();
  });

  it('is signed by the key of the site, for its push service and for a day at most', async () => {
    await service({ origin: 'https://mulbit.test' }).send(push('https://push.example/x'));
    const { publicKey, claims } = vapid();
    expect(publicKey).toBe(keys.publicKey);
    expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'https://mulbit.test' });
    const seconds = Number(claims.exp) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(24 * 3_600);
  });

  it('names a contact for its push service, also without an address', async () => {
    await service({ contact: 'owner@mulbit.test' }).send(push('https://push.example/x'));
    expect(vapid().claims.sub).toBe('mailto:owner@mulbit.test');
    await service({ origin: 'http://localhost:3000' }).send(push('https://push.example/x'));
    expect(vapid().claims.sub).toMatch(/^mailto:/);
  });

  it('follows no redirect and returns the status', async () => {
    for (status of [301, 307, 404, 410, 429, 500]) {
      expect(await service().send(push('https://push.example/x'))).toBe(status);
    }
    expect(web.received).toHaveLength(6);
  });

  it.each([
    ...['http://push.example/x', 'https://127.0.0.1/x', 'https://push.example:8443/x'],
    ...['https://[::1]/x', 'https://10.0.0.5/x', 'https://localhost/x', 'ftp://push.example/x'],
  ])('to %s is never tried', async (endpoint) => {
    await expect(service().send(push(endpoint))).rejects.toThrow('may not be asked');
    expect(web.received).toEqual([]);
  });

  it.each(['private', 'metadata', 'both'])(
    'to a name that leads into our own network (%s) sends nothing',
    async (name) => {
      const to = push(`https://${name}.example/x`);
      await expect(service().send(to)).rejects.toThrow('leads nowhere public');
      expect(web.received).toEqual([]);
    },
  );
});
