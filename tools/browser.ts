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

// Tests do not depend on the network: no host name resolves except for this machine.
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * How to start the tests' browser: `CHROMIUM_PATH` if set, else Playwright's own browser, else the
 * system's. Of the system's, the headless shell is preferred: it needs a third less processor time
 * for the same journeys. Root needs the sandbox switched off, and a test browser must not contact
 * its maker.
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
