import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

interface Launch {
  executablePath?: string;
  args: string[];
}

const asRoot = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// No test depends on what the network makes of another host's name: there is none but this machine.
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * How to start the tests' browser: `CHROMIUM_PATH` when set, else the one that Playwright brought,
 * else the system's. Of the system's, the shell without windows is preferred: it needs a third less
 * processor time for the same journeys. Root needs the sandbox switched off, and a test browser must not contact its
 * maker.
 */
export function chromiumLaunch(): Launch {
  const executablePath = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((path) => path !== undefined && path !== '' && existsSync(path));
  return { executablePath, args: [offline, ...(process.getuid?.() === 0 ? asRoot : [])] };
}
