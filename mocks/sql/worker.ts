import { runOn } from './engine';
import { loadSqlite } from './load';
import type { MockQuery } from './types';

// The demo's query tool: a long query blocks this thread, not the page.
self.addEventListener('message', (event: MessageEvent<MockQuery>) => {
  loadSqlite().then(
    (sqlite3) => self.postMessage(runOn(sqlite3, event.data)),
    // The page waits for an answer in any case.
    () => self.postMessage(null),
  );
});
