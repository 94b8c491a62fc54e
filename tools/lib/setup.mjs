import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { giveUp, npm, say } from './command.mjs';
import { digest } from './stamp.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const STAMP = 'node_modules/.mulbit-lock';

/** Ends the process with a sentence unless Node is 20.19, or 22.13 and later, as packages need. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return;
  giveUp(
    `Node.js 20.19 이상의 20, 또는 22.13 이상이 필요합니다. 지금은 ${process.versions.node}입니다. https://nodejs.org 에서 받을 수 있습니다.`,
  );
}

/** Installs the packages of the lock file if they are missing or belong to another lock. */
export async function ensureDependencies() {
  const wanted = digest([LOCK]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  if (!existsSync(STAMP) && isInstalledByHand()) {
    writeFileSync(STAMP, wanted);
    return;
  }
  say('패키지를 설치합니다. 처음에는 1~2분 걸립니다.');
  // The build needs the development packages whatever the value of NODE_ENV.
  if ((await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) !== 0) {
    giveUp('패키지를 설치하지 못했습니다. 원인은 위의 npm 메시지를 확인해주세요.');
  }
  writeFileSync(STAMP, wanted);
}

function isInstalledByHand() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}
