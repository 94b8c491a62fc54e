import { collectChannels, fetchQuotas, importVideos } from '@/api/admin/tools';
import { setUserAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Member } from '@contract/models/member';
import { testerOf } from '@contract/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { toolTexts, upstreamTexts } from '@contract/texts';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetBatchAtom,
  goOnAtom,
  pagedRunsAtom,
  restoreRunAtom,
  startRunAtom,
  stopRunAtom,
} from './pagedRuns';

vi.mock('@/api/admin/tools');

const testerNamed = (id: string): Tester => {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  return tester;
};
const tester = testerNamed('youtube-import');
const collection = testerNamed('youtube-collect');
const form = { region: 'KR', date: '2026-11-22', maxResults: '25' };

type ImportPage = Awaited<ReturnType<typeof importVideos>>;
type Query = Record<string, unknown>;

/** Every page's query, and how each is answered. */
let asked: Query[] = [];
let pages = 9;
/** How many videos the last page has at the most. */
let lastHas = Infinity;
let fails: (page: number) => Error | null = () => null;

const spent = {
  ...{ quota: 'youtube.search' as const, used: 1, limit: 100, cost: 1 },
  resetsAt: '2026-11-24T08:00:00.000Z',
};
const plain = { quota: spent, quotas: [spent], source: 'simulated' as const, cachedAt: null };

function pageNumber({ pageToken }: Query): number {
  return typeof pageToken === 'string' ? Number(pageToken.slice(1)) : 0;
}

function importPage(query: Query): ImportPage {
  const page = pageNumber(query);
  const count = Math.min(Number(query.maxResults), page + 1 < pages ? Infinity : lastHas);
  const videos = Array.from({ length: count }, (_, at) => ({
    ...{ videoId: `video${page}-${at}`, title: '', thumbnail: null, channelTitle: '' },
    ...{ ranking: at + 1, viewCount: (page + 1) * 100 - at, publishedAt: null },
    ...{ durationSeconds: null, postId: null },
    status: at === 0 ? ('known' as const) : ('saved' as const),
  }));
  return {
    ...{ success: true, region: 'KR', processedCount: count, skipped: 1, videos },
    ...{ message: `${count}`, notices: [`${page}`], ...plain },
    batchId: 'batch',
    nextPageToken: page + 1 < pages ? `p${page + 1}` : null,
  };
}

function answerOf(query: Query): Promise<ImportPage> {
  asked.push(query);
  const error = fails(pageNumber(query));
  return error ? Promise.reject(error) : Promise.resolve(importPage(query));
}

let storage = new Map<string, string>();

beforeEach(() => {
  [asked, pages, lastHas, fails] = [[], 9, Infinity, () => null];
  vi.mocked(importVideos)
    .mockReset()
    .mockImplementation((body) => answerOf(body));
  const simulated = 'simulated' as const;
  const sources = { youtube: simulated, newsapi: simulated, naver: simulated, dataGoKr: simulated };
  vi.mocked(fetchQuotas).mockResolvedValue({
    success: true,
    quotas: [spent],
    sources,
    options: { naver: 'naver', onbidList: null },
  });
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(user = 'user2') {
  const store = createStore();
  store.set(setUserAtom, { user_id: user } as Member);
  const start = (values: TesterValues, of = tester) =>
    store.set(startRunAtom, of, { values, kind: 'run' });
  const run = (of = tester) => store.get(pagedRunsAtom)[of.id];
  return { store, start, run, goOn: () => store.set(goOnAtom, tester) };
}

describe('a run in pages', () => {
  it('asks for ten at a time, in one batch, until it has what is wanted', async () => {
    const { start, run } = open();
    await start(form);
    expect(
      asked.map(({ maxResults, pageToken, batchId }) => [maxResults, pageToken, batchId]),
    ).toEqual([
      ['10', undefined, undefined],
      ['10', 'p1', 'batch'],
      ['5', 'p2', 'batch'],
    ]);
    expect(run()).toMatchObject({ status: 'done', done: 25, goal: 25, found: 25, known: 3 });
  });

  it('is forgotten with the batch that it saved into, also by a reload', async () => {
    const { store, start, run } = open();
    await start(form);
    store.set(forgetBatchAtom, 'another');
    expect(run()?.status).toBe('done');
    store.set(forgetBatchAtom, 'batch');
    expect(run()).toBeUndefined();
    store.set(restoreRunAtom, tester);
    expect(run()).toBeUndefined();
  });

  it('asks for the whole at once with a typed key, since what that key asks for is not kept', async () => {
    const { start, run } = open();
    await start({ ...form, key: 'AIza-typed' });
    expect(asked.map(({ maxResults }) => maxResults)).toEqual(['25']);
    expect(run()).toMatchObject({ status: 'done', done: 25, goal: 25, found: 25 });
  });

  it('shows all its pages as one answer, the most viewed first', async () => {
    const { start, run } = open();
    await start({ ...form, maxResults: '20' });
    const outcome = run()?.outcome;
    expect(outcome).toMatchObject({
      message: toolTexts.imported('대한민국', 20, 2),
      values: { ...form, maxResults: '20' },
      calls: [
        { ...form, maxResults: '10' },
        { ...form, maxResults: '10', pageToken: 'p1' },
      ],
      ...{ total: 20, perPage: 10, notices: ['0', '1'] },
      quotas: [{ quota: 'youtube.search', cost: 2 }],
      answer: { processedCount: 20, batchId: 'batch' },
    });
    expect(outcome?.items.slice(0, 2)).toMatchObject([
      { videoId: 'video1-0', ranking: 1 },
      { videoId: 'video1-1', ranking: 2 },
    ]);
  });

  it('ends where there is no more', async () => {
    [pages, lastHas] = [2, 7];
    const { start, run, goOn } = open();
    await start({ ...form, maxResults: '50' });
    expect(run()).toMatchObject({ status: 'done', done: 17, goal: 17, nextPageToken: null });
    await goOn();
    expect(asked).toHaveLength(2);
  });

  it('keeps what came when a page fails, and goes on from there', async () => {
    const failure = new ApiError('UPSTREAM', upstreamTexts.timeout);
    fails = (page) => (page === 1 ? failure : null);
    const { start, run, goOn } = open();
    await start(form);
    expect(run()).toMatchObject({ status: 'failed', done: 10, found: 10 });
    expect(run()?.problem?.text).toBe(upstreamTexts.timeout);
    expect(run()?.outcome?.items).toHaveLength(10);
    fails = () => null;
    await goOn();
    expect(run()).toMatchObject({ status: 'done', done: 25, found: 25, problem: null });
    expect(asked.map(pageNumber)).toEqual([0, 1, 1, 2]);
  });

  it('asks for as many again once it has what was wanted', async () => {
    const { start, run, goOn } = open();
    await start({ ...form, maxResults: '10' });
    await goOn();
    expect(run()).toMatchObject({ status: 'done', done: 20, goal: 20 });
    expect(asked[1]).toMatchObject({ pageToken: 'p1', batchId: 'batch', maxResults: '10' });
  });

  it('that is stopped takes the page that is on its way, and asks for no other', async () => {
    const { store, start, run } = open();
    let answerLate: () => void = () => undefined;
    vi.mocked(importVideos).mockImplementation((body) => {
      const query = body as Query;
      if (pageNumber(query) === 0) return answerOf(query);
      return new Promise((resolve) => {
        answerLate = () => resolve(importPage(query));
      });
    });
    const running = start(form);
    await expect.poll(() => run()?.done).toBe(10);
    store.set(stopRunAtom, tester);
    expect(run()?.status).toBe('stopping');
    answerLate();
    await running;
    expect(run()).toMatchObject({ status: 'cancelled', done: 20, found: 20, nextPageToken: 'p2' });
    expect(importVideos).toHaveBeenCalledTimes(2);
  });

  it('that is stopped before its last page is done with it', async () => {
    const { store, start, run } = open();
    vi.mocked(importVideos).mockImplementation((body) => {
      store.set(stopRunAtom, tester);
      return answerOf(body);
    });
    await start({ ...form, maxResults: '10' });
    expect(run()).toMatchObject({ status: 'done', done: 10 });
  });

  it('counts and shows what two of its pages bring once', async () => {
    const { start, run } = open();
    vi.mocked(importVideos).mockImplementation(async (body) => {
      const page = await answerOf(body);
      const [first, ...rest] = page.videos;
      const again = first && { ...first, videoId: 'video0-0' };
      return { ...page, videos: again ? [again, ...rest] : rest };
    });
    await start({ ...form, maxResults: '20' });
    expect(run()).toMatchObject({ status: 'done', done: 20, found: 19, known: 1 });
    expect(run()?.outcome).toMatchObject({ total: 19, answer: { processedCount: 19 } });
    const ids = run()?.outcome?.items.map(({ videoId }) => videoId);
    expect(new Set(ids).size).toBe(19);
  });

  it('of channels is in their order, and counts what it kept', async () => {
    vi.mocked(collectChannels).mockImplementation((given) => {
      const page = pageNumber(given);
      const channel = {
        ...{ channelId: `UC${page}`, title: '', thumbnailUrl: null, viewCount: 1, videoCount: 1 },
        ...{ categoryTitle: null, country: null, subscriberCount: page },
      };
      const answer = { region: 'KR', processedCount: 1, channels: [channel], ...plain };
      return Promise.resolve({
        ...{ success: true, message: '', notices: [], ...answer },
        nextPageToken: `p${page + 1}`,
      });
    });
    const { start, run } = open();
    await start({ region: 'KR', maxResults: '20', sortBy: 'subscribers' }, collection);
    expect(run(collection)).toMatchObject({ status: 'done', found: 2, known: 0 });
    expect(run(collection)?.outcome?.items).toMatchObject([
      { channelId: 'UC1' },
      { channelId: 'UC0' },
    ]);
    expect(run(collection)?.outcome?.message).toBe('대한민국 지역 채널 2개를 수집했습니다.');
  });
});

describe('a run that a reload interrupts', () => {
  const interrupt = async (values: TesterValues) => {
    const { store, start } = open();
    await start({ ...form, ...values, maxResults: '10' });
    return store;
  };

  it('is gone on with where it stopped, for its admin alone', async () => {
    await interrupt({});
    const other = open('user3');
    other.store.set(restoreRunAtom, tester);
    expect(other.run()).toBeUndefined();
    const { store, run, goOn } = open();
    store.set(restoreRunAtom, tester);
    expect(run()).toMatchObject({ status: 'done', done: 10, found: 10, outcome: null });
    await goOn();
    expect(asked[1]).toMatchObject({ region: 'KR', pageToken: 'p1', batchId: 'batch' });
    expect(run()).toMatchObject({ status: 'done', done: 20, found: 20 });
  });

  it('before it had what was wanted is one that was stopped', async () => {
    fails = (page) => (page === 1 ? new ApiError('UPSTREAM', upstreamTexts.timeout) : null);
    const { start } = open();
    await start(form);
    const { store, run } = open();
    store.set(restoreRunAtom, tester);
    expect(run()).toMatchObject({ status: 'cancelled', done: 10, goal: 25 });
  });

  it('has forgotten the key that was typed for it, and says so', async () => {
    await interrupt({ key: 'AIza-typed' });
    expect(asked[0]).toMatchObject({ key: 'AIza-typed' });
    expect(JSON.stringify([...storage])).not.toContain('AIza');
    const { store, run } = open();
    store.set(restoreRunAtom, tester);
    expect(run()).toMatchObject({ hasOwnKey: true, secrets: {} });
  });

  it('is forgotten once there is no more, and where the storage holds something else', async () => {
    pages = 1;
    await interrupt({});
    expect([...storage]).toEqual([]);
    storage.set('mulbit.run.youtube-import', '{"viewer":"user2"');
    const { store, run } = open();
    store.set(restoreRunAtom, tester);
    expect(run()).toBeUndefined();
  });
});
