import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumLaunch } from '../browser';

const playwright = ['node_modules/playwright/cli.js', 'install', 'chromium'];

/** Makes sure that the tests find a Chromium: Playwright's own first, else the system's package where we may install one. */
export function ensureBrowser(): void {
  if (isThere()) return;
  console.log('[mulbit] No Chromium found; installing one for the tests.');
  attempt(process.execPath, playwright);
  if (!isThere() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (isThere()) return;
  console.error(
    '[mulbit] No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function isThere(): boolean {
  return chromiumLaunch().executablePath !== undefined;
}

function attempt(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
