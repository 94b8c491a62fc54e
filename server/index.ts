import { readConfig } from './config';
import { greetingOf } from './greeting';
import { createLog } from './lib/log';
import { openLogOutput, type LogOutput } from './lib/log-output';
import type { DemoAccount } from './seeds/demo-accounts';
import { start } from './start';
import { endSentenceOf, incompleteText, sentenceOf, upgradeText } from './start-trouble';

/** How long the end waits for the log, ms. */
const LOG_TIMEOUT = 5_000;

const UNKNOWN = '서버를 시작하지 못했습니다. 자세한 까닭은 로그의 마지막 줄에 있습니다.';

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function greetAccounts(accounts: readonly DemoAccount[], isPublic: boolean): void {
  if (accounts.length === 0) return;
  say('', '데모 계정:');
  for (const { email, password, isAdmin } of accounts) {
    const shown = password ?? '(비밀번호가 바뀌어 다시 보여드릴 수 없습니다)';
    say(`  ${email} / ${shown}${isAdmin ? ' (관리자)' : ''}`);
  }
  if (isPublic && accounts.some(({ password }) => password !== null)) {
    say('다른 컴퓨터에서 열 수 있는 사이트라 비밀번호를 새로 만들었습니다.');
    say('지금 한 번만 보여드리니 적어두세요.');
  }
}

/** Ends the process once the log is written as far as possible. */
async function end(output: LogOutput, code: number): Promise<never> {
  // An orderly exit waits for the writing thread, which a stalled reader of the log may block for
  // ever.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LOG_TIMEOUT).unref();
  await output.close();
  const lost = output.dropped();
  if (lost > 0) complain(`로그 ${lost}줄을 쓰지 못했습니다.`);
  process.exit(code);
}

async function run(): Promise<void> {
  // Output that nobody can read is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // The database holds emails and hashes, so only the server's own user may read its files.
  process.umask(0o077);
  const output = openLogOutput();
  const log = createLog(output);

  const fail = (error: unknown, sentence = sentenceOf(error)) => {
    complain(sentence ?? UNKNOWN);
    if (sentence === null) log.fatal({ err: error }, 'the server could not start');
    return end(output, 1);
  };

  try {
    const config = readConfig(process.env);
    const running = await start(config, log, {
      demoAccounts: (accounts) => greetAccounts(accounts, config.isPublic),
      missing: (parts) => complain(incompleteText(parts)),
      advice: complain,
      upgrade: (migrations, backup) => say(...upgradeText(migrations, backup)),
    });
    say('', ...greetingOf(running, config), '');

    let isStopping = false;
    const stop = () => {
      // A second signal ends the process at once. Acknowledged changes are on disk.
      if (isStopping) process.exit(1);
      isStopping = true;
      void running.stop().then(
        () => end(output, 0),
        (error: unknown) => {
          log.fatal({ err: error }, 'the server could not stop in order');
          return fail(error, endSentenceOf(error));
        },
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    await fail(error);
  }
}

void run();
