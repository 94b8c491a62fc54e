import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumLaunch } from '../browser';

// Debian's name for headless Chromium.
const PACKAGE = 'chromium-headless-shell';

const playwright = ['node_modules/playwright/cli.js', 'install', 'chromium'];

/** Makes sure that the tests find a Chromium: Playwright's own, or else the system's package. */
export function ensureBrowser(): void {
  if (isThere()) return;
  console.log('[물빛] 테스트에 쓸 Chromium이 없어 설치합니다.');
  attempt(process.execPath, playwright);
  if (!isThere() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', PACKAGE]);
  }
  if (isThere()) return;
  console.error(
    '[물빛] Chromium을 설치하지 못했습니다. 직접 설치하고 CHROMIUM_PATH에 실행 파일을 적어주세요.',
  );
  process.exit(1);
}

function isThere(): boolean {
  return chromiumLaunch().executablePath !== undefined;
}

function attempt(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
