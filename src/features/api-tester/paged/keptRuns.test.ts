import { answerFromWorld } from '@/api/testing/world';
import { ApiError } from '@contract/errors';
import type { TesterValues } from '@contract/testers/types';
import { upstreamTexts } from '@contract/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreRunAtom } from './pagedRuns';
import {
  form,
  importPage,
  openTab,
  pageNumber,
  storageOf,
  tester,
  type Query,
} from '../testing/import-pages';

let storage = new Map<string, string>();
let calls: ReturnType<typeof answerFromWorld>;
/** The query of each page. */
const asked = () =>
  calls.filter(([name]) => name === 'importVideosByPost').map(([, { body }]) => body as Query);

const answerPages = (answer: (query: Query) => unknown) => {
  calls = answerFromWorld({ importVideosByPost: ({ body }) => answer(body) });
};

beforeEach(() => {
  answerPages((query) => importPage(query));
  storage = new Map();
  vi.stubGlobal('sessionStorage', storageOf(storage));
});
afterEach(() => vi.unstubAllGlobals());

describe('a run interrupted by a reload', () => {
  const interrupt = async (values: TesterValues) => {
    const { store, start } = openTab();
    await start({ ...form, ...values, maxResults: '10' });
    return store;
  };

  it('continues where it stopped, only for its admin', async () => {
    await interrupt({});
    const other = openTab('user3');
    other.store.set(restoreRunAtom, tester);
    expect(other.run()).toBeUndefined();
    const { store, run, goOn } = openTab();
    store.set(restoreRunAtom, tester);
    expect(run()).toMatchObject({ status: 'done', done: 10, found: 10, outcome: null });
    await goOn();
    expect(asked()[1]).toMatchObject({ region: 'KR', pageToken: 'p1', batchId: 'batch' });
    expect(run()).toMatchObject({ status: 'done', done: 20, found: 20 });
  });

  it('counts as stopped if it had not reached its goal', async () => {
    const failure = new ApiError('UPSTREAM', upstreamTexts.timeout);
    answerPages((query) => (pageNumber(query) === 1 ? Promise.reject(failure) : importPage(query)));
    const { start } = openTab();
    await start(form);
    const { store, run } = openTab();
    store.set(restoreRunAtom, tester);
    expect(run()).toMatchObject({ status: 'cancelled', done: 10, goal: 25 });
  });

  it('has lost its typed key and reports that', async () => {
    await interrupt({ key: 'AIza-typed' });
    expect(asked()[0]).toMatchObject({ key: 'AIza-typed' });
    expect(JSON.stringify([...storage])).not.toContain('AIza');
    const { store, run } = openTab();
    store.set(restoreRunAtom, tester);
    expect(run()).toMatchObject({ hasOwnKey: true, secrets: {} });
  });

  it('is forgotten at its end, and if the storage holds something else', async () => {
    const onlyPage = { count: 1, lastHas: Infinity };
    answerPages((query) => importPage(query, onlyPage));
    await interrupt({});
    expect([...storage]).toEqual([]);
    storage.set('mulbit.run.youtube-import', '{"viewer":"user2"');
    const { store, run } = openTab();
    store.set(restoreRunAtom, tester);
    expect(run()).toBeUndefined();
  });
});
