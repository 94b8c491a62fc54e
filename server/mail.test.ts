import { createClient } from '@contract/conformance/support/client';
import { roomyLimits } from '@contract/conformance/support/subject';
import { accountOf, signUp } from '@contract/conformance/support/world';
import { mailSubject, type Mail } from '@contract/mails';
import {
  LINK_LIFETIME,
  MAIL_GIVEN_UP_AFTER,
  MAIL_PARKED_FOR,
  pauseAfter,
} from '@contract/rules/site/mail';
import { afterEach, describe, expect, it } from 'vitest';
import { sweepLinks } from './jobs/link-sweep';
import { createLimits } from './limits/limits';
import { createLog } from './lib/log';
import { startSqlite, type TestServer } from './testing/subject';

const ORIGIN = 'https://mulbit.example';
const { email } = accountOf(1);
const HOUR = 3_600_000;

let server: TestServer;
let lines: string[] = [];

/** The SMTP server's answers to some addresses. */
const answers: [to: string, error: object][] = [
  ['gone', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no' }],
  ['spam', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 no' }],
  ['odd', { code: 'EENVELOPE', command: 'API' }],
  [
    'grey',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, response: '450 4.2.0 wait' },
  ],
  ['shut', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421, response: '421 bye' }],
  ['sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 no' }],
];

/** A server whose clock and SMTP server the test controls. */
async function startMailing() {
  const state = { time: Date.now(), isDown: false, sent: [] as Mail[], tries: 0, onSent: () => {} };
  lines = [];
  const send = (mail: Mail) => {
    state.tries += 1;
    if (state.isDown) return Promise.reject(new Error(`no way to ${mail.to}`));
    const refused = answers.find(([to]) => mail.to.startsWith(to))?.[1];
    if (refused) return Promise.reject(Object.assign(new Error(mail.to), refused));
    state.sent.push(mail);
    state.onSent();
    return Promise.resolve();
  };
  server = await startSqlite({
    now: () => state.time,
    log: createLog({ write: (line) => void lines.push(line) }),
    limits: createLimits(roomyLimits),
    mail: { send, origin: () => ORIGIN, contact: 'help@mulbit.example' },
  });
  return state;
}

afterEach(() => server.close());

const request = (to = email, headers: Record<string, string> = {}) =>
  createClient(server).ok('requestPasswordReset', { body: { email: to }, headers });

const tokenIn = (mail: Mail | undefined) => /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'none';
const waiting = () => server.db.knex('mail_outbox').select('*') as Promise<{ failures: number }[]>;

describe('a mail that cannot be sent', () => {
  it('waits longer each time, survives in the database and is sent once possible', async () => {
    const state = await startMailing();
    state.isDown = true;
    await request();
    for (const failures of [1, 2, 3]) {
      await server.app.sendMails();
      expect(await waiting()).toMatchObject([{ failures }]);
      const before = state.tries;
      state.time += pauseAfter(failures) - 1;
      await server.app.sendMails();
      expect(state.tries).toBe(before);
      state.time += 1;
    }
    state.isDown = false;
    await server.app.sendMails();
    expect(state.sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    const token = tokenIn(state.sent[0]);
    await createClient(server).ok('checkMailLink', { body: { token } });
  });

  it('is given up after a day, and the log names no address and no token', async () => {
    const state = await startMailing();
    state.isDown = true;
    await request();
    state.time += MAIL_GIVEN_UP_AFTER;
    await server.app.sendMails();
    expect(await waiting()).toEqual([]);
    const logged = lines.join('');
    expect(logged).toContain('given up');
    expect(logged).not.toContain(email);
    expect(logged).not.toMatch(/[\w-]{43}/);
  });

  it("does not delay other members' mails", async () => {
    const state = await startMailing();
    state.isDown = true;
    await request();
    await server.app.sendMails();
    state.isDown = false;
    await request(accountOf(2).email);
    await server.app.sendMails();
    expect(state.sent.map(({ to }) => to)).toEqual([accountOf(2).email]);
  });

  it('is sent by only one of two concurrent runs', async () => {
    const state = await startMailing();
    await request();
    await Promise.all([server.app.sendMails(), server.app.sendMails()]);
    expect(state.sent).toHaveLength(1);
  });
});

describe('an outbox with refused mails', () => {
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      kind: 'passwordWasChanged',
      recipient: `${name}${at}@mulbit.test`,
      due_at: 0,
      created_at: Date.now(),
    }));

  it('sends a reset first, and tries each of the others once', async () => {
    const state = await startMailing();
    await server.app.stop();
    const refused = ['gone', 'spam', 'odd', 'grey'].flatMap((name) => rows(name, 500));
    await server.db.knex.batchInsert('mail_outbox', refused, 100);
    await request();
    state.onSent = () => expect(state.tries).toBe(1);
    await server.app.sendMails();
    expect(state.sent.map(({ to }) => to)).toEqual([email]);
    expect(state.tries).toBe(2_001);
    await server.app.sendMails();
    expect(state.tries).toBe(2_001);
  });

  it.each([
    ['gone', '550 5.1.1'],
    ['spam', '554'],
    ['odd', 'EENVELOPE'],
  ])(
    'parks mails that are refused for good (%s) and names them without their address',
    async (name, refusal) => {
      const state = await startMailing();
      await server.app.stop();
      await server.db.knex('mail_outbox').insert(rows(name, 2));
      await server.app.sendMails();
      state.time += 2 * HOUR;
      await server.app.sendMails();
      expect(state.tries).toBe(2);
      expect(await waiting()).toMatchObject([{ refusal }, { refusal }]);
      expect(lines.filter((line) => line.includes('parked'))).toHaveLength(2);
      expect(lines.join('')).toContain(`"status":"${refusal}"`);
      expect(lines.join('')).not.toContain('@mulbit.test');
      await sweepLinks(server.db, state.time);
      expect(await waiting()).toHaveLength(2);
      await sweepLinks(server.db, state.time + MAIL_PARKED_FOR);
      expect(await waiting()).toEqual([]);
    },
  );

  it('retries postponed mails, each after its own pause', async () => {
    const state = await startMailing();
    await server.app.stop();
    await server.db.knex('mail_outbox').insert(rows('grey', 2));
    await server.app.sendMails();
    expect(state.tries).toBe(2);
    state.time += pauseAfter(1);
    await server.app.sendMails();
    expect(state.tries).toBe(4);
    expect(await waiting()).toMatchObject([{ failures: 2 }, { failures: 2 }]);
  });

  it.each(['shut', 'sender'])('waits if the server itself refuses: %s', async (name) => {
    const state = await startMailing();
    await server.app.stop();
    await server.db.knex('mail_outbox').insert(rows(name, 2));
    await server.app.sendMails();
    expect(state.tries).toBe(1);
    expect(await waiting()).toMatchObject([{ refusal: null }, { refusal: null }]);
  });
});

describe('the link of a mail', () => {
  it('uses the address of the site, whatever host the request names', async () => {
    const state = await startMailing();
    await request(email, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    await server.app.sendMails();
    expect(state.sent[0]?.text).toContain(`${ORIGIN}/reset-password#`);
    expect(state.sent[0]?.text).not.toContain('evil.example');
    expect(state.sent[0]?.text).toContain('help@mulbit.example');
  });

  it('is stored only as a hash, made when the mail is sent, and valid for thirty minutes', async () => {
    const state = await startMailing();
    await request();
    expect(await server.db.knex('mail_link').select('*')).toEqual([]);
    await server.app.sendMails();
    const token = tokenIn(state.sent[0]);
    const rows = (await server.db.knex('mail_link').select('*')) as object[];
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    state.time += LINK_LIFETIME - 1;
    await createClient(server).ok('checkMailLink', { body: { token } });
    state.time += 1;
    await createClient(server).fails('checkMailLink', 'NOT_FOUND', { body: { token } });
    const body = { token, password: '다시 정한 비밀번호' };
    await createClient(server).fails('resetPassword', 'NOT_FOUND', { body });
    expect(lines.join('')).not.toContain(token);
  });

  it('is not made for a request that a newer one replaced', async () => {
    const state = await startMailing();
    state.isDown = true;
    await request();
    await server.app.sendMails();
    await request();
    state.isDown = false;
    state.time += HOUR;
    await server.app.sendMails();
    expect(state.sent).toHaveLength(1);
  });

  it.each(['a change of the password', 'a password by the link of a mail'])(
    'to another address is not made if %s came after its request',
    async (way) => {
      const state = await startMailing();
      const owner = await signUp(server);
      const { password } = owner;
      const isReset = way !== 'a change of the password';
      if (isReset) {
        await request(owner.email);
        await server.app.sendMails();
      }
      const reset = { token: tokenIn(state.sent[0]), password: '다시 정한 비밀번호' };
      const change = { currentPassword: password, newPassword: reset.password };
      state.isDown = true;
      await owner.ok('changeEmail', { body: { password, email: 'intruder@mulbit.test' } });
      await server.app.sendMails();
      if (isReset) await createClient(server).ok('resetPassword', { body: reset });
      else await owner.ok('changePassword', { body: change });
      state.isDown = false;
      state.sent = [];
      state.time += HOUR;
      await server.app.sendMails();
      expect(state.sent.map(({ to, subject }) => [to, subject])).toEqual([
        [owner.email, mailSubject('passwordWasChanged')],
      ]);
    },
  );

  it('and its waiting mail are deleted with the account', async () => {
    const state = await startMailing();
    const owner = await signUp(server);
    await request(owner.email);
    await server.app.sendMails();
    expect(state.sent).toHaveLength(1);
    await request(owner.email);
    const body = { password: owner.password, email: 'elsewhere@mulbit.test' };
    await owner.ok('changeEmail', { body });
    await owner.ok('deleteMe', { body: { password: owner.password } });
    expect(await waiting()).toEqual([]);
    expect(await server.db.knex('mail_link').select('*')).toEqual([]);
  });
});
