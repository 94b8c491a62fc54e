import { createClient, type Client } from '@contract/conformance/support/client';
import { accountOf, signIn } from '@contract/conformance/support/world';
import { problemTexts } from '@contract/statusTexts';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSqlite, type TestServer } from './testing/subject';

const MINUTE = 60_000;

let server: TestServer;
let time: number;
beforeEach(async () => {
  time = Date.now();
  const send = () => Promise.reject(new Error('no mail server'));
  const mail = { send, origin: () => 'https://mulbit.example', contact: null };
  server = await startSqlite({ now: () => time, mail });
});
afterEach(() => server.close());

let admin: Client;
beforeEach(async () => {
  admin = await signIn(server, 2);
  // The mail about this login.
  await server.db.knex('mail_outbox').delete();
});

const read = async () => (await admin.ok('getStatus')).status;

describe('the status of a server', () => {
  it('counts mails that cannot be sent, and reports them after ten minutes', async () => {
    await createClient(server).ok('requestPasswordReset', { body: { email: accountOf(1).email } });
    await server.app.sendMails();
    const early = await read();
    expect(early.mail).toMatchObject({ waiting: 0, failing: 1, refused: 0 });
    expect(early.problems.map(({ part }) => part)).not.toContain('mail');
    time += 11 * MINUTE;
    const text = problemTexts.mail('1', '11분 전');
    expect((await read()).problems).toContainEqual({ part: 'mail', text });
  });

  it('names parts of the database that have disappeared', async () => {
    await server.db.knex.raw('DROP INDEX mail_outbox_due');
    const { database, problems } = await read();
    expect(database.missing).toEqual(['index mail_outbox_due']);
    expect(problems).toContainEqual({
      part: 'database',
      text: problemTexts.missing(['index mail_outbox_due'], 0),
    });
  });

  it('knows the disk with the uploads', async () => {
    const { disk } = await read();
    expect(disk?.free).toBeGreaterThan(0);
    expect(disk?.total).toBeGreaterThanOrEqual(disk?.free ?? Infinity);
  });

  it('tells no key and no folder', async () => {
    const text = JSON.stringify(await read());
    expect(text).not.toContain('conformance-admin-key');
    expect(text).not.toContain(dirname(server.db.file ?? ''));
    expect(text).not.toContain(server.uploadDir);
  });
});
