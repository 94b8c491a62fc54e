import { setupWorker } from 'msw/browser';
import { browserFiles, browserStorage } from './db/browser-storage';
import { shareWithOtherTabs } from './db/collections';
import { files, keepFilesIn } from './db/files';
import { keepIn, saveChanges } from './db/persistence';
import { isSnapshot, restoreSnapshot } from './db/snapshot';
import { handlers } from './handlers';
import { drawingsBelow } from './http/public-files';
import { readScenarioNames, scenarioHandlers } from './scenarios';
import { resetWorld } from './world';

export { demoMails } from './db/mails';
export { demoAccounts } from './world';

// The demo must start even with data that an earlier build left or a visitor changed.
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

/**
 * Makes the page answer its own calls, from the world that this browser kept. The address may name
 * scenarios: `?scenario=feed.failed,like.failed`.
 * @param base the path of the demo on its host, with slashes at both ends
 */
export async function startMocks(base: string): Promise<void> {
  await restoreWorld();
  shareWithOtherTabs();
  const named = new URLSearchParams(location.search).get('scenario') ?? '';
  const worker = setupWorker(
    ...scenarioHandlers(readScenarioNames(named)),
    ...handlers,
    ...drawingsBelow(base),
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest({ url }, print) {
      if (new URL(url).pathname.startsWith('/api/')) print.error();
    },
  });
}

/** Starts the demo over: the fixtures again, everybody signed out. The page is to be loaded again. */
export async function resetDemo(): Promise<void> {
  resetWorld();
  await files.clear();
  await saveChanges();
}
