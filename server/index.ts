import { readConfig, SettingError, type Config } from './config';
import { createLog } from './lib/log';
import type { DemoAccount } from './seeds/demo-accounts';
import { start, type Running } from './start';

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function greetAccounts(accounts: readonly DemoAccount[], isPublic: boolean): void {
  if (accounts.length === 0) return;
  say('데모 계정:');
  for (const { email, password, isAdmin } of accounts) {
    const told = password ?? '(비밀번호가 바뀌어 다시 보여드릴 수 없습니다)';
    say(`  ${email} / ${told}${isAdmin ? ' (관리자)' : ''}`);
  }
  if (isPublic && accounts.some(({ password }) => password !== null)) {
    say('다른 컴퓨터에서 열 수 있는 사이트라 비밀번호를 새로 만들었습니다.');
    say('지금 한 번만 보여드리니 적어두세요.');
  }
}

function greet({ url, driver, ...running }: Running, config: Config): void {
  say('', `물빛이 ${url} 에서 열렸습니다. 끝내려면 Ctrl+C를 누르세요.`);
  if (driver === 'node') say('데이터베이스는 Node.js에 들어 있는 SQLite(node:sqlite)로 엽니다.');
  greetAccounts(running.demoAccounts, config.isPublic);
  // A key that the deployment set is known to the person who set it.
  if (config.adminKey === null) say(`관리자 키: ${running.adminKey}`);
  say('');
}

function fail(error: unknown): never {
  const sentence = error instanceof SettingError ? error.message : reasonOf(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return '설정 PORT의 포트를 다른 프로그램이 쓰고 있습니다.';
  if (code === 'EACCES') return '설정 PORT 또는 DATA_DIR을 쓸 권한이 없습니다.';
  const isDatabase = /^(?:SQLITE_(?:CANTOPEN|NOTADB|CORRUPT|READONLY)$|ECONN|ENOTFOUND|28|3D)/;
  if (isDatabase.test(code)) {
    return `설정 DATABASE_URL의 데이터베이스를 열 수 없습니다 (${code}).`;
  }
  return `서버를 시작하지 못했습니다: ${error instanceof Error ? error.message : String(error)}`;
}

async function run(): Promise<void> {
  // The database holds emails and hashes, so only the server's own user may read its files.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog();
  const running = await start(config, log);
  greet(running, config);

  let isStopping = false;
  const stop = () => {
    // A second signal ends the process at once. Acknowledged changes are on disk.
    if (isStopping) process.exit(1);
    isStopping = true;
    running.stop().then(
      () => log.flush(() => process.exit(0)),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

run().catch(fail);
