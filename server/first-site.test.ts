import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullConsent } from '@contract/legal/consents';
import { createClient } from '@contract/conformance/support/client';
import { textPost } from '@contract/conformance/support/writing';
import { starterSpheres } from '@contract/rules/site/setup';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBackup } from './backups/make';
import { restoreBackup } from './backups/restore';
import { readConfig } from './config';
import { greetingOf } from './greeting';
import { createLog } from './lib/log';
import { start, type Running } from './start';
import { startMailServer, type MailServer } from './testing/mail-server';

const log = createLog({ write: () => undefined });
const origin = 'http://localhost:3000';

let dir: string;
let mailServer: MailServer;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-first-site-'));
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer.close();
  rmSync(dir, { recursive: true, force: true });
});

const configIn = (folder: string) =>
  readConfig({
    ...{ SQLITE_DRIVER: process.env.SQLITE_DRIVER, PORT: '0', SEED: 'none' },
    ...{ DATA_DIR: join(dir, folder), PUBLIC_URL: origin, ADMIN_KEY: 'the-key-of-this-site' },
    DATABASE_URL: `sqlite:${join(dir, folder, 'mulbit.sqlite3')}`,
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'site@mulbit.test' },
    SIGNUP_CONFIRM_EMAIL: 'on',
  });

/** A person at a browser who opens the site. */
const visitor = ({ url }: Running) =>
  createClient({
    ...{ name: 'the first site', origin },
    send: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    trouble: () => undefined,
    mails: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  });

/** The token of the link in the mail to an address. */
const tokenFor = (address: string) =>
  vi.waitFor(
    () => {
      const [, mail = ''] = mailServer.said.join('\n').split(`RCPT TO:<${address}>`);
      const text = Buffer.from(mail.split('\n\n')[1] ?? '', 'base64').toString();
      const [, token = ''] = /#([\w-]+)/.exec(text) ?? [];
      expect(token).not.toBe('');
      return token;
    },
    { timeout: 20_000, interval: 50 },
  );

it('an empty folder becomes a named site, and its backup the same site elsewhere', async () => {
  // 1. The operator starts the server and opens the link that it prints.
  const config = configIn('site');
  const running = await start(config, log);
  const [, token = ''] = /\/setup#([\w-]+)/.exec(greetingOf(running, config).join('\n')) ?? [];

  // 2. The first admin fills in the setup.
  const admin = visitor(running);
  const spheres = starterSpheres.slice(0, 3);
  await admin.ok('setUpSite', {
    body: {
      ...{ token, siteName: '새물결', siteSlogan: '오늘도 새물결에서', siteAccent: 'forest' },
      ...{ siteContact: 'help@mulbit.test', reviewRequired: true, spheres },
      ...{ email: 'admin@mulbit.test', password: 'first-admin-pass', user_name: '처음 온 사람' },
    },
  });
  expect((await admin.ok('getMissing')).missing).toEqual(['keys', 'backups', 'legal']);

  // 3. A member signs up, and confirms the address with the link in the mail.
  const member = visitor(running);
  const email = 'member@mulbit.test';
  const account = { email, password: 'first-member-pass', user_name: '둘째 사람' };
  await member.ok('signup', { body: { ...account, ...fullConsent } });
  await member.ok('confirmEmail', { body: { token: await tokenFor(email) } });

  // 4. The member writes into a sphere, and the admin publishes it.
  const [sphere] = (await member.ok('listSpheres')).data.spheres;
  await member.ok('joinSphere', { id: sphere?.id ?? '' });
  const { postId } = await member.ok('createPost', {
    body: { ...textPost('첫 글입니다.', '안녕하세요'), sphereId: sphere?.id },
  });
  await admin.ok('confirmPosts', { body: { postId } });

  // 5. The operator makes a backup, and restores it into another empty folder.
  const backup = join(dir, 'backup.sqlite3');
  await makeBackup(config, backup);
  await running.stop();
  expect(existsSync(backup)).toBe(true);
  const other = configIn('other');
  await restoreBackup(other, backup);

  // 6. The other server is the same site.
  const restored = await start(other, log);
  expect(restored.setupToken).toBeNull();
  const guest = visitor(restored);
  expect((await guest.ok('getSettings')).settings).toMatchObject({ siteName: '새물결' });
  const listed = (await guest.ok('listSpheres')).data.spheres.map(({ name }) => name);
  expect(listed.sort()).toEqual(spheres.map(({ name }) => name).sort());
  const { post } = await guest.ok('getPostDetail', { id: postId });
  expect(post).toMatchObject({ title: '안녕하세요', userName: '둘째 사람', isConfirmed: true });
  const { password } = account;
  await guest.ok('login', { body: { email, password } });
  await restored.stop();
}, 60_000);
