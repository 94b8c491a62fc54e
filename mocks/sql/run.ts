import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { MockAnswer, MockQuery } from './types';

let worker: Worker | null = null;

/** In a page: a worker, started with the first query. */
function runInWorker(asked: MockQuery): Promise<MockAnswer> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const begun = worker;
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const once = { signal: listening.signal };
    begun.addEventListener(
      'message',
      ({ data }: MessageEvent<MockAnswer | null>) => {
        listening.abort();
        if (data) resolve(data);
        else reject(new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE));
      },
      once,
    );
    begun.addEventListener(
      'error',
      (event) => {
        listening.abort();
        worker = null;
        reject(new Error(event.message));
      },
      once,
    );
    begun.postMessage(asked);
  });
}

/** In Node: in this thread, because SQLite stops a long query itself. */
async function runHere(asked: MockQuery): Promise<MockAnswer> {
  const [{ loadSqlite }, { runOn }] = await Promise.all([import('./load'), import('./engine')]);
  return runOn(await loadSqlite(), asked);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs a query over the mock world's tables, one after another. */
export function runMockQuery(asked: MockQuery): Promise<MockAnswer> {
  const run = typeof Worker === 'undefined' ? runHere : runInWorker;
  const answer = last.then(() => run(asked));
  last = answer.catch(() => undefined);
  return answer;
}
