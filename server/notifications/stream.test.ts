import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import { createLog } from '../lib/log';
import { ask, signIn } from '../testing/http';
import { startSqlite, type TestServer } from '../testing/subject';
import { ASKING_MOST, createBus, type NotificationBus } from './bus';
import type { SiteUpdates } from './site-updates';
import { startStream } from './stream';

const BEAT = 60;

/** A site without changes. */
const quiet: SiteUpdates = {
  changed: () => undefined,
  current: () => Promise.resolve({}),
  listen: () => () => undefined,
  close: () => undefined,
};

let server: TestServer;
afterEach(() => server.close());

async function open(cookie: string, at: TestServer = server) {
  const response = await ask(at, NOTIFICATION_STREAM, { cookie });
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  return {
    headers: response.headers,
    read: async () => (await reader.read()).value,
    /** Everything up to the end of the stream. */
    rest: async () => {
      let text = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
    leave: () => reader.cancel(),
  };
}

async function readUntil(stream: { read: () => Promise<string | undefined> }, part: string) {
  let text = '';
  while (!text.includes(part)) text += (await stream.read()) ?? expect.fail('The stream ended');
  return text;
}

async function comment(cookie: string, content: string) {
  const body = { content };
  await ask(server, '/api/posts/55/comments', { method: 'POST', cookie, body });
}

describe('a notification stream', () => {
  it('sends the unread count at once, and neither caches store it nor proxies delay it', async () => {
    server = await startSqlite();
    const stream = await open(await signIn(server, 'member'));
    expect(await stream.read()).toMatch(/^event: notification\ndata: \{"unreadCount":4,/);
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends heartbeats, and ends with the session', async () => {
    server = await startSqlite({ bus: createBus(undefined, BEAT, BEAT) });
    const cookie = await signIn(server, 'member');
    const stream = await open(cookie);
    // On a busy machine heartbeats come before the first events.
    await readUntil(stream, 'event: settings');
    await readUntil(stream, ':\n\n');
    await ask(server, '/api/auth/logout', { method: 'POST', cookie });
    expect(await stream.rest()).not.toContain('event:');
  });

  it('sends no events after the session ends, long before a heartbeat', async () => {
    server = await startSqlite();
    const cookie = await signIn(server, 'member');
    const stream = await open(cookie);
    await stream.read();
    await ask(server, '/api/auth/logout', { method: 'POST', cookie });
    await comment(await signIn(server, 'admin'), '로그아웃한 뒤의 댓글');
    expect(await stream.rest()).toBe('');
  });

  it('ends at once when the server closes', async () => {
    server = await startSqlite();
    const stream = await open(await signIn(server, 'member'));
    await stream.read();
    const closed = server.close();
    // If the server waited for the stream, it would finally cut it off, which is an error here.
    expect(await stream.rest()).toBe('');
    await closed;
    server = await startSqlite();
  });

  it('opens five times for a member, and again after one has left', async () => {
    server = await startSqlite();
    const cookie = await signIn(server, 'member');
    const streams = [];
    for (let at = 0; at < 5; at += 1) streams.push(await open(cookie));
    const refused = await ask(server, NOTIFICATION_STREAM, { cookie });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    await open(await signIn(server, 'admin'));
    await streams[0]?.leave();
    await expect
      .poll(async () => (await ask(server, NOTIFICATION_STREAM, { cookie })).status)
      .toBe(200);
  });

  it("sends another process's notifications at the next heartbeat", async () => {
    server = await startSqlite({ bus: createBus(undefined, BEAT, BEAT) });
    const stream = await open(await signIn(server, 'member'));
    await stream.read();
    // Another process's notification is in the database, and this process was not notified of it.
    const row = { member_id: 1, kind: 'confirm', post_id: 55, created_at: Date.now() };
    await server.db.knex('notification').insert(row);
    expect(await readUntil(stream, 'event:')).toContain('{"unreadCount":5,"notification":null}');
  });

  it('ends when another process makes its member an admin, or removes that level', async () => {
    server = await startSqlite({ bus: createBus(undefined, BEAT, BEAT) });
    const cookie = await signIn(server, 'member');
    const setLevel = (level: number) =>
      server.db.knex('member').where({ id: 1 }).update({ admin_level: level });
    const before = await open(cookie);
    await before.read();
    await setLevel(1);
    expect(await before.rest()).not.toContain('event: review');
    const after = await open(cookie);
    await readUntil(after, 'event: review');
    await setLevel(0);
    await after.rest();
    expect(await readUntil(await open(cookie), 'event: settings')).not.toContain('event: review');
  });

  it('merges events that come during a read into one', async () => {
    server = await startSqlite();
    const stream = await open(await signIn(server, 'member'));
    await stream.read();
    const admin = await signIn(server, 'admin');
    await Promise.all(Array.from({ length: 20 }, (_, at) => comment(admin, `댓글 ${at}`)));
    const text = await readUntil(stream, '"unreadCount":24');
    expect(text.split('event:').length - 1).toBeLessThanOrEqual(20);
  });

  it('is cut off when its reader reads nothing', async () => {
    server = await startSqlite();
    const bus = createBus();
    const log = createLog({ write: () => undefined });
    const services = { db: server.db, now: Date.now, log, bus, updates: quiet };
    // The answer has no socket, so that everything written waits.
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const viewer = { id: 1, adminLevel: 0 };
    const stillThere = () => Promise.resolve(viewer);
    expect(startStream({ response, requestId: '', viewer, stillThere, services })).toBe(true);
    const isCut = () => {
      bus.publish({ memberId: 1, id: 16 });
      return response.destroyed;
    };
    await expect.poll(isCut, { interval: 1 }).toBe(true);
    expect(response.writableLength).toBeLessThan(70_000);
  });

  it('does not begin for a client that left during the look-up of its session', async () => {
    server = await startSqlite();
    const real = createBus();
    let listeners = 0;
    const bus: NotificationBus = {
      ...real,
      listen: (...args) => {
        listeners += 1;
        return real.listen(...args);
      },
    };
    const log = createLog({ write: () => undefined });
    const services = { db: server.db, now: Date.now, log, bus, updates: quiet };
    const viewer = { id: 1, adminLevel: 0 };
    const stillThere = () => Promise.resolve(viewer);
    const begin = (response: ServerResponse) =>
      startStream({ response, requestId: '', viewer, stillThere, services });
    const gone = new ServerResponse(new IncomingMessage(new Socket()));
    gone.destroy();
    // It is not refused either: no client is left to get an answer.
    expect(begin(gone)).toBe(true);
    expect(listeners).toBe(0);
    const staying = new ServerResponse(new IncomingMessage(new Socket()));
    expect(begin(staying)).toBe(true);
    expect(listeners).toBe(1);
    staying.destroy();
  });

  it('takes turns with others for the database when many open together', async () => {
    server = await startSqlite();
    let asking = 0;
    let most = 0;
    const db = {
      ...server.db,
      run: async () => {
        asking += 1;
        most = Math.max(most, asking);
        await new Promise((resolve) => setImmediate(resolve));
        asking -= 1;
        return [];
      },
    };
    const services = {
      db,
      now: Date.now,
      log: createLog({ write: () => undefined }),
      bus: createBus(),
      updates: quiet,
    };
    const responses = Array.from({ length: 50 }, (_, id) => {
      const viewer = { id, adminLevel: 0 };
      const stillThere = () => Promise.resolve(viewer);
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      startStream({ response, requestId: '', viewer, stillThere, services });
      return response;
    });
    await expect.poll(() => responses.every(({ writableLength }) => writableLength > 0)).toBe(true);
    expect(most).toBe(ASKING_MOST);
    for (const response of responses) response.destroy();
  });

  it('is not read by HEAD', async () => {
    server = await startSqlite();
    const cookie = await signIn(server, 'member');
    const head = await ask(server, NOTIFICATION_STREAM, { method: 'HEAD', cookie });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
