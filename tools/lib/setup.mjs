import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { giveUp, npm, say } from './command.mjs';
import { digest } from './stamp.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const STAMP = 'node_modules/.mulbit-lock';

/** Stops with a sentence on a Node older than the packages need: 20.19. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `Node ${process.versions.node} is too old: 20.19 or later is needed. See https://nodejs.org`,
  );
}

/** Installs the packages of the lock file when they are missing or belong to another lock. */
export async function ensureDependencies() {
  const wanted = digest([LOCK]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  if (!existsSync(STAMP) && isInstalledByHand()) {
    writeFileSync(STAMP, wanted);
    return;
  }
  say('Installing the packages; the first time takes a minute or two.');
  // The build needs the development packages whatever NODE_ENV says.
  if ((await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) !== 0) {
    giveUp('The packages could not be installed; npm says why above.');
  }
  writeFileSync(STAMP, wanted);
}

function isInstalledByHand() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}
