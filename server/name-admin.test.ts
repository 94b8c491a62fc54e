import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameAdmin } from './commands/name-admin';
import { ask, signIn } from './testing/http';
import { serverCommand } from './testing/process';
import { startSqlite } from './testing/subject';

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

it.each([[[]], [['--help']], [['member@mulbit.test', '--remove']]])(
  'the command with %j makes nobody an admin and explains its use',
  (args) => {
    const run = spawnSync(process.execPath, [serverCommand('admin'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: join(tmpdir(), 'no-such-folder-of-mulbit') },
    });
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr.trimEnd()).toBe('이메일 하나만 함께 적어주세요: npm run admin -- <이메일>');
  },
);
