import { afterEach, beforeEach, expect, it } from 'vitest';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { sampleIds } from '@contract/fixtures/members';
import type { Database } from '../database';
import { sweepSessions } from '../jobs/session-sweep';
import { ask, cookieOf, signIn } from '../testing/http';
import { createPushDevice } from '../testing/push-device';
import { startPushWeb } from '../testing/push-web';
import { startSqlite, type TestServer } from '../testing/subject';
import { deliverPushes } from './deliver';
import { createPushService, makePushKeys, type PushService } from './service';

const { yuna: MEMBER, operator: OTHER } = sampleIds;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let web: Awaited<ReturnType<typeof startPushWeb>>;
let server: TestServer;
let push: PushService;
let status: number;
let now: number;
/** The clock of the server: its own job finds nothing settled, so only the tests deliver. */
let serverNow: number;
let cookie: string;
const device = createPushDevice('https://push.example/send/one');

beforeEach(async () => {
  status = 201;
  now = Date.now();
  serverNow = now;
  web = await startPushWeb(() => status);
  const sender = { keys: makePushKeys(), origin: null, contact: null };
  push = createPushService({ ...sender, connector: web.connector });
  server = await startSqlite({ push, now: () => serverNow });
  cookie = await signIn(server, 'member');
  const body = device.subscription;
  expect((await ask(server, '/api/me/push', { method: 'PUT', cookie, body })).status).toBe(200);
  serverNow += 1_000;
  now += 10_000;
});
afterEach(async () => {
  await server.close();
  await web.close();
});

const run = (by: Pick<PushService, 'send'> = push) =>
  deliverPushes({ db: server.db, push: by, now: () => now });
const notify = (id: number, more: object = {}) =>
  server.db.knex('notification').insert({
    ...{ id, member_id: MEMBER, kind: 'level_up', level: id, created_at: now - 5_000 + id },
    ...{ post_id: null, actor_id: null, reason: '', ...more },
  });
const sent = () => web.received.map(({ body }) => device.decrypt(body) as { body: string });
const devices = () =>
  server.db.knex<{ failures: number; next_try_at: number }>('push_device').select();
const post = (as: string, path: string, body: unknown) =>
  ask(server, path, { method: 'POST', cookie: as, body });

it("a device gets the notifications of its member's bell, by the same switches", async () => {
  const admin = await signIn(server, 'admin');
  const [own] = await server.db
    .knex<{ id: number; author_id: number; is_confirmed: number }>('post')
    .where({ author_id: MEMBER, is_confirmed: 1 });
  const id = own?.id ?? 0;
  const say = (content: string) => post(admin, `/api/posts/${id}/comments`, { content });
  const settings = (body: object) =>
    ask(server, '/api/me/notification-settings', { method: 'PATCH', cookie, body });
  await settings({ comment: false });
  expect((await say('조용한 댓글')).status).toBe(201);
  now += 10_000;
  await run();
  expect(sent()).toEqual([]);

  await settings({ comment: true });
  expect((await say('들리는 댓글')).status).toBe(201);
  now += 10_000;
  await run();
  const [comment] = await server.db
    .knex<{ id: number; content: string }>('comment')
    .where('content', '들리는 댓글');
  expect(sent()).toMatchObject([{ title: '물빛', path: `/post/${id}#comment${comment?.id}` }]);
  expect(sent()[0]?.body).toMatch(/^물빛 운영자님이 내 글에 댓글을 남겼습니다\.\n/);
  // A lock screen shows the person and the place, but no text of a post or comment.
  expect(sent()[0]?.body).not.toContain('들리는');
});

it('a device gets the latest unread notification once, with the number of others', async () => {
  await run();
  expect(sent()).toEqual([]);
  await notify(901);
  await notify(902);
  await notify(903, { is_read: 1 });
  await run();
  await run();
  const body = '동반자의 레벨이 올랐습니다! Lv.902\n외 알림 1개';
  const rest = { title: '물빛', path: '/character', tag: 'notification902' };
  expect(sent()).toEqual([{ ...rest, body }]);
  now += 10_000;
  await notify(904);
  await run();
  expect(sent().at(-1)?.body).toBe('동반자의 레벨이 올랐습니다! Lv.904');
});

it('the longest push stays within the limit of every push service', async () => {
  const { knex } = server.db;
  const [user_name, title] = ['🌊'.repeat(20), '🌊'.repeat(TITLE_MAX)];
  await knex('member').where('id', OTHER).update({ user_name });
  await knex('post').where('id', 1).update({ title, is_confirmed: 1 });
  await notify(901);
  await notify(902, { kind: 'new_post', post_id: 1, actor_id: OTHER, others: 99, level: null });
  await run();
  expect(sent()[0]?.body).toContain(title);
  // RFC 8030, section 7.2.
  expect(web.received[0]?.body.length).toBeLessThanOrEqual(4096);
});

it('a device gets nothing from a member blocked since, but the notification before it', async () => {
  await notify(901);
  await notify(902, { kind: 'like', post_id: 1, actor_id: OTHER, level: null });
  await server.db.knex('block').insert({ member_id: MEMBER, blocked_id: OTHER, created_at: now });
  await run();
  expect(sent().map(({ body }) => body)).toEqual(['동반자의 레벨이 올랐습니다! Lv.901']);
});

it('a device gets nothing that is more than a day old, or not settled yet', async () => {
  await notify(901, { created_at: now - 1_000 });
  await run();
  expect(sent()).toEqual([]);
  now += 25 * HOUR;
  await run();
  expect(sent()).toEqual([]);
});

it('four processes send a notification once', async () => {
  await notify(901);
  await Promise.all([run(), run(), run(), run()]);
  expect(sent()).toHaveLength(1);
});

it('a process that read the device before another one failed does not send at once', async () => {
  let first: Promise<void> | undefined;
  status = 503;
  await notify(901);
  const late: Database = {
    ...server.db,
    transaction: async (work) => {
      await (first ??= run());
      return server.db.transaction(work);
    },
  };
  await deliverPushes({ db: late, push, now: () => now });
  expect(sent()).toHaveLength(1);
});

it.each([404, 410])(
  'a device is deleted if its push service answers a push with %d',
  async (answer) => {
    await notify(901);
    status = answer;
    await run();
    expect(await devices()).toEqual([]);
  },
);

it.each([503, 429, 403, 0])('the failure %d is retried later, then given up', async (answer) => {
  await notify(901);
  status = answer;
  let tries = 0;
  const by = {
    send: (one: Parameters<PushService['send']>[0]) => {
      tries += 1;
      return answer === 0 ? Promise.reject(new Error('no way')) : push.send(one);
    },
  };
  await run(by);
  await run(by);
  expect(tries).toBe(1);
  now += 31_000;
  await run(by);
  expect(tries).toBe(2);
  for (let at = 0; at < 10; at += 1) {
    now += HOUR;
    await run(by);
  }
  expect(tries).toBe(5);
  expect(await devices()).toHaveLength(1);
  status = 201;
  await notify(902);
  now += MINUTE;
  await run();
  expect(sent().at(-1)?.body).toContain('Lv.902');
});

it('an unreachable device rests for an hour, until it answers again', async () => {
  let tries = 0;
  const silent = {
    send: () => {
      tries += 1;
      return Promise.reject(new Error('no way'));
    },
  };
  await notify(901);
  for (let at = 0; at < 5; at += 1) {
    await run(silent);
    now += 10 * MINUTE;
  }
  expect(tries).toBe(5);
  for (let at = 0; at < 4; at += 1) {
    await notify(902 + at);
    await run(silent);
    now += 40 * MINUTE;
  }
  expect(tries).toBe(6);
  await notify(910);
  await run();
  now += 10_000;
  await notify(911);
  await run();
  expect(sent().map(({ body }) => body.split('\n')[0])).toEqual([
    ...['동반자의 레벨이 올랐습니다! Lv.910', '동반자의 레벨이 올랐습니다! Lv.911'],
  ]);
  expect((await devices())[0]?.failures).toBe(0);
});

it('devices that answer are served before devices that do not', async () => {
  const as = await signIn(server, 'member');
  const body = createPushDevice('https://push.example/send/two').subscription;
  await ask(server, '/api/me/push', { method: 'PUT', cookie: as, body });
  await server.db.knex('push_device').where('endpoint', 'like', '%one').update({ failures: 3 });
  now += 10_000;
  await notify(901);
  const asked: string[] = [];
  const send = ({ endpoint }: { endpoint: string }) => Promise.resolve(asked.push(endpoint) + 200);
  await run({ send });
  expect(asked.map((one) => one.split('/').at(-1))).toEqual(['two', 'one']);
});

it('devices that answer do not wait for devices that do not', async () => {
  await notify(901);
  await run({ send: () => Promise.resolve(503) });
  now += MINUTE;
  const services = { db: server.db, push, now: () => now };
  await deliverPushes(services, 'answering');
  expect(sent()).toEqual([]);
  await deliverPushes(services, 'failing');
  expect(sent()).toHaveLength(1);
});

it('at most five devices are served at the same time', async () => {
  for (let at = 0; at < 9; at += 1) {
    const as = cookieOf(
      await post('', '/api/auth/login', {
        email: 'member@mulbit.test',
        password: 'mulbit-member-1',
      }),
    );
    const body = createPushDevice(`https://push.example/send/many-${at}`).subscription;
    await ask(server, '/api/me/push', { method: 'PUT', cookie: as, body });
  }
  now += 10_000;
  await notify(901);
  let running = 0;
  let most = 0;
  let all = 0;
  let release: (() => void)[] = [];
  // The first five wait for one another, and a while for a sixth, which must not come.
  const letGo = () => {
    for (const go of release) go();
    running -= release.length;
    release = [];
  };
  await run({
    send: async () => {
      running += 1;
      all += 1;
      most = Math.max(most, running);
      if (running === 5) setTimeout(letGo, 100);
      await new Promise<void>((go) => release.push(go));
      return 201;
    },
  });
  expect([all, most]).toEqual([10, 5]);
});

it('a device gets nothing after its session ended, and is deleted', async () => {
  await notify(901);
  expect((await post(cookie, '/api/auth/logout', {})).status).toBe(200);
  await run();
  expect(sent()).toEqual([]);
  await sweepSessions(server.db, now);
  expect(await devices()).toEqual([]);
});

it("a device is deleted with its member's account", async () => {
  await notify(901);
  expect((await post(cookie, '/api/me/delete', { password: 'mulbit-member-1' })).status).toBe(200);
  expect(await devices()).toEqual([]);
  await run();
  expect(sent()).toEqual([]);
});
