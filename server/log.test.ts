import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import { describe, expect, it } from 'vitest';
import { createLog } from './lib/log';
import { ask, signIn } from './testing/http';
import { startSqlite } from './testing/subject';

describe('the log', () => {
  it('has a line for each request under the id of its answer, and no secret in it', async () => {
    const lines: string[] = [];
    const server = await startSqlite({ log: createLog({ write: (line) => lines.push(line) }) });
    const cookie = await signIn(server, 'member');
    const paths = [
      '/api/admin/settings?adminKey=conformance-admin-key',
      '/api/admin/settings?%61dminKey=wrong-key-in-url',
      '/api/posts/feed?q=private-search',
    ];
    const answers = [];
    for (const path of paths) answers.push(await ask(server, path));
    answers.push(
      await ask(server, '/api/admin/settings', {
        method: 'POST',
        cookie,
        headers: { 'x-admin-key': 'wrong-key-in-header' },
        body: { adminKey: 'wrong-key-in-body' },
      }),
    );
    await server.close();

    const text = lines.join('');
    for (const answer of answers) {
      expect(text).toContain(answer.headers.get('x-request-id'));
    }
    const [, value = ''] = cookie.split('=');
    const secrets = [
      value,
      'admin-key',
      'wrong-key',
      'private-search',
      'mulbit-member-1',
      'cookie',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('"path":"/api/admin/settings","status":200');
  });

  it('has no error for a refusal because of a used up quota', async () => {
    const lines: string[] = [];
    const server = await startSqlite({ log: createLog({ write: (line) => lines.push(line) }) });
    server.trouble('quota');
    const refused = await ask(server, '/api/youtube/trending?region=AU&q=말');
    await server.close();
    expect(refused.status).toBe(503);
    const own = lines.filter((line) => line.includes(String(refused.headers.get('x-request-id'))));
    expect(own.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 30, status: 503 },
    ]);
  });

  it('names the request of an error after the start of its answer', async () => {
    const lines: string[] = [];
    const server = await startSqlite({ log: createLog({ write: (line) => lines.push(line) }) });
    const cookie = await signIn(server, 'member');
    await server.db.knex.schema.renameTable('notification', 'hidden_notification');
    const stream = await ask(server, NOTIFICATION_STREAM, { cookie });
    expect(await stream.text()).toBe('');
    server.app.koa.emit('error', new Error('gone'), { state: { requestId: 'the-request' } });
    await server.close();
    const lineOf = (text: string) => lines.find((line) => line.includes(text));
    const id = stream.headers.get('x-request-id') ?? '';
    expect(lineOf('a notification stream ended')).toContain(`"id":"${id}"`);
    expect(lineOf('an answer could not be sent')).toContain('"id":"the-request"');
  });

  it('also redacts values under a telling name', () => {
    const lines: unknown[] = [];
    const log = createLog({ write: (line) => lines.push(JSON.parse(line)) });
    log.info({ password: 'one', adminKey: 'two', cookie: 'three', token: 'four' });
    const detail = 'Key (email)=(someone@mulbit.test) already exists.';
    log.error({ err: Object.assign(new Error('refused'), { code: '23505', detail }) });
    const [logged, failed] = lines as [object, { err: object }];
    const hidden = '[redacted]';
    expect(logged).toMatchObject({
      password: hidden,
      adminKey: hidden,
      cookie: hidden,
      token: hidden,
    });
    expect(failed.err).toMatchObject({ name: 'Error', code: '23505', message: 'refused' });
    // Nothing else of an error is logged; its stack names the folder of the checkout.
    expect(Object.keys(failed.err)).toEqual(['name', 'code', 'message', 'stack']);
  });
});

describe('the ids of requests', () => {
  const ids = {
    'x-request-id': 'proxy-request-1',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  };

  it('are those of a proxy in front, in the answer and in the log', async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => lines.push(line) });
    const server = await startSqlite({ log, trustedProxies: 1 });
    const answer = await ask(server, '/api/unknown', { headers: ids });
    await server.close();
    expect(answer.headers.get('x-request-id')).toBe('proxy-request-1');
    expect(await answer.json()).toMatchObject({ requestId: 'proxy-request-1' });
    const line = lines.find((one) => one.includes('/api/unknown')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      id: 'proxy-request-1',
      trace: '4bf92f3577b34da6a3ce929d0e0e4736',
    });
  });

  it('are not those of a caller without a proxy in front', async () => {
    const lines: string[] = [];
    const server = await startSqlite({ log: createLog({ write: (line) => lines.push(line) }) });
    const answer = await ask(server, '/api/unknown', { headers: ids });
    await server.close();
    expect(answer.headers.get('x-request-id')).not.toBe('proxy-request-1');
    expect(lines.join('')).not.toContain('proxy-request-1');
    expect(lines.join('')).not.toContain('trace');
  });
});
