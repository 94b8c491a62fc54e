import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newTotpSecret } from '@contract/rules/members/totp';
import { removeSecondFactorOf } from './commands/second-factor';
import { nameAdmin } from './commands/name-admin';
import { ask, signIn } from './testing/http';
import { serverCommand } from './testing/process';
import { startSqlite } from './testing/subject';
import { insertPasskey, listPasskeys } from './tables/passkey';
import { insertTotp } from './tables/second-factor';

it('the command makes the member of an email an admin, once, and refuses unknown emails', async () => {
  const server = await startSqlite();
  const cookie = await signIn(server, 'member');
  const overview = async () => (await ask(server, '/api/admin/overview', { cookie })).status;
  await expect(nameAdmin(server.db, 'nobody@mulbit.test', 1)).rejects.toThrow('nobody@mulbit.test');
  expect(await nameAdmin(server.db, ' MEMBER@mulbit.test ', 1)).toBe(
    '이유나님을 관리자로 지정했습니다.',
  );
  // A session is read again within two seconds.
  await expect.poll(overview).toBe(200);
  expect(await nameAdmin(server.db, 'member@mulbit.test', 2)).toBe('이유나님은 이미 관리자입니다.');
  await server.close();
});

it('the command removes the second factors of a locked-out admin', async () => {
  const server = await startSqlite();
  const { db } = server;
  const email = 'admin@mulbit.test';
  const none = await removeSecondFactorOf(db, email, 1);
  expect(none).toContain('사용하고 있지 않습니다');
  const totp = { memberId: 2, secret: newTotpSecret(), step: 1, now: 1 };
  const passkey = {
    ...{ id: 'a', memberId: 2, credentialId: 'a', publicKey: 'a', counter: 0 },
    ...{ transports: [], name: '휴대폰', isSynced: false, now: 1 },
  };
  await db.transaction((tx) => insertTotp(tx, totp));
  await db.transaction((tx) => insertPasskey(tx, passkey));
  const account = { email, password: 'mulbit-admin-1' };
  const login = async () => {
    const answer = await ask(server, '/api/auth/login', { method: 'POST', body: account });
    return ((await answer.json()) as { secondFactor: unknown }).secondFactor;
  };
  expect(await login()).not.toBeNull();
  expect(await removeSecondFactorOf(db, ' Admin@mulbit.test', 2)).toContain('해제했습니다');
  expect(await login()).toBeNull();
  expect(await listPasskeys(db, { memberId: 2 })).toEqual([]);
  await expect(removeSecondFactorOf(db, 'nobody@mulbit.test', 3)).rejects.toThrow('nobody');
  await server.close();
});

it.each([[[]], [['--remove-second-factor']], [['--help']], [['member@mulbit.test', '--remove']]])(
  'the command with %j makes nobody an admin and explains its use',
  (args) => {
    const run = spawnSync(process.execPath, [serverCommand('admin'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: join(tmpdir(), 'no-such-folder-of-mulbit') },
    });
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr).toContain('관리자로 지정: npm run admin -- <이메일>');
  },
);
