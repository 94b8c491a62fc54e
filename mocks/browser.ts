import { endpoints } from '@contract/endpoints';
import type { Output } from '@contract/endpoints/define';
import { setupWorker } from 'msw/browser';
import { browserFiles, browserStorage } from './db/browser-storage';
import { shareWithOtherTabs } from './db/collections';
import { files, keepFilesIn } from './db/files';
import { keepIn, saveChanges } from './db/persistence';
import { isSnapshot, restoreSnapshot } from './db/snapshot';
import { handlers } from './handlers';
import { drawingsBelow } from './http/public-files';
import { readScenarioNames, scenarioHandlers, scenarios } from './scenarios';
import { demoAccounts, resetWorld, type Role } from './world';

export { demoMails } from './db/mails';
export { demoAccounts };

// The demo must start even with data from an earlier build or changed by a visitor.
async function readKept(): Promise<unknown> {
  try {
    return await browserStorage.read();
  } catch {
    return null;
  }
}

async function restoreWorld(): Promise<void> {
  const kept = await readKept();
  keepIn(browserStorage);
  keepFilesIn(browserFiles);
  resetWorld();
  if (isSnapshot(kept)) restoreSnapshot(kept);
  await saveChanges();
}

/** Signs in with a role's account, or signs out, like a visitor. */
async function actAs(role: Role): Promise<void> {
  const post = (path: string, body = {}) =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = role === 'guest' ? null : demoAccounts()[role];
  const { user } = (await (await fetch(endpoints.me.path)).json()) as Output<typeof endpoints.me>;
  if ((user?.email ?? null) === (account?.email ?? null)) return;
  if (!account) await post(endpoints.logout.path);
  else await post(endpoints.login.path, { email: account.email, password: account.password });
}

interface Start {
  /** The names of scenarios; the answer lists unknown ones. */
  scenarios: readonly string[];
  /** The viewer; null leaves it to the cookie. */
  role: Role | null;
}

/**
 * Makes the page answer its own calls from the world saved in this browser.
 * @param base the path of the demo on its host, with slashes at both ends
 * @returns the titles of the scenarios, and unknown names
 */
export async function startMocks(
  base: string,
  { scenarios: asked, role }: Start,
): Promise<{ titles: string[]; unknown: string[] }> {
  await restoreWorld();
  shareWithOtherTabs();
  const worker = setupWorker(...handlers, ...drawingsBelow(base));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest({ url }, print) {
      if (new URL(url).pathname.startsWith('/api/')) print.error();
    },
  });
  // Runs first, because scenarios could break the sign-in.
  if (role) await actAs(role);
  const { names, unknown } = readScenarioNames(asked);
  worker.use(...scenarioHandlers(names));
  return { titles: names.map((name) => scenarios[name].title), unknown };
}

/** Resets the demo: fresh fixtures, everybody signed out. The page must be reloaded afterwards. */
export async function resetDemo(): Promise<void> {
  resetWorld();
  await files.clear();
  await saveChanges();
}
