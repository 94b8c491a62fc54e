import { answerFromWorld } from '@/api/testing/world';
import { ApiError } from '@contract/errors';
import { toolTexts, upstreamTexts } from '@contract/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetBatchAtom, restoreRunAtom, stopRunAtom } from './pagedRuns';
import {
  collection,
  form,
  importPage,
  openTab,
  pageNumber,
  plain,
  storageOf,
  tester,
  type ImportPage,
  type Query,
} from '../testing/import-pages';

/** The query of each page, and the answers to them. */
let asked: Query[] = [];
let pages = { count: 9, lastHas: Infinity };
let fails: (page: number) => Error | null = () => null;

function answerOf(query: Query): ImportPage {
  asked.push(query);
  const error = fails(pageNumber(query));
  if (error) throw error;
  return importPage(query, pages);
}

const answerPages = (answer: (query: Query) => unknown) =>
  answerFromWorld({ importVideosByPost: ({ body }) => answer(body) });

beforeEach(() => {
  [asked, pages, fails] = [[], { count: 9, lastHas: Infinity }, () => null];
  answerPages(answerOf);
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
});
afterEach(() => vi.unstubAllGlobals());

describe('a run in pages', () => {
  it('requests ten at a time, in one batch, until it has enough', async () => {
    const { start, run } = openTab();
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

  it('is forgotten when its batch is undone, even after a reload', async () => {
    const { store, start, run } = openTab();
    await start(form);
    store.set(forgetBatchAtom, 'another');
    expect(run()?.status).toBe('done');
    store.set(forgetBatchAtom, 'batch');
    expect(run()).toBeUndefined();
    store.set(restoreRunAtom, tester);
    expect(run()).toBeUndefined();
  });

  it('requests everything at once with a typed key, because its answers are not cached', async () => {
    const { start, run } = openTab();
    await start({ ...form, key: 'AIza-typed' });
    expect(asked.map(({ maxResults }) => maxResults)).toEqual(['25']);
    expect(run()).toMatchObject({ status: 'done', done: 25, goal: 25, found: 25 });
  });

  it('shows all its pages as one answer, most viewed first', async () => {
    const { start, run } = openTab();
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

  it('ends after the last page', async () => {
    pages = { count: 2, lastHas: 7 };
    const { start, run, goOn } = openTab();
    await start({ ...form, maxResults: '50' });
    expect(run()).toMatchObject({ status: 'done', done: 17, goal: 17, nextPageToken: null });
    await goOn();
    expect(asked).toHaveLength(2);
  });

  it('keeps its results when a page fails, and continues from there', async () => {
    const failure = new ApiError('UPSTREAM', upstreamTexts.timeout);
    fails = (page) => (page === 1 ? failure : null);
    const { start, run, goOn } = openTab();
    await start(form);
    expect(run()).toMatchObject({ status: 'failed', done: 10, found: 10 });
    expect(run()?.problem?.text).toBe(upstreamTexts.timeout);
    expect(run()?.outcome?.items).toHaveLength(10);
    fails = () => null;
    await goOn();
    expect(run()).toMatchObject({ status: 'done', done: 25, found: 25, problem: null });
    expect(asked.map(pageNumber)).toEqual([0, 1, 1, 2]);
  });

  it('requests the same number again once it has enough', async () => {
    const { start, run, goOn } = openTab();
    await start({ ...form, maxResults: '10' });
    await goOn();
    expect(run()).toMatchObject({ status: 'done', done: 20, goal: 20 });
    expect(asked[1]).toMatchObject({ pageToken: 'p1', batchId: 'batch', maxResults: '10' });
  });

  it('that is stopped still takes the current page, and requests no other', async () => {
    const { store, start, run } = openTab();
    let answerLate: () => void = () => undefined;
    const calls = answerPages((query) => {
      if (pageNumber(query) === 0) return answerOf(query);
      return new Promise((resolve) => {
        answerLate = () => resolve(importPage(query, pages));
      });
    });
    const running = start(form);
    await expect.poll(() => run()?.done).toBe(10);
    store.set(stopRunAtom, tester);
    expect(run()?.status).toBe('stopping');
    answerLate();
    await running;
    expect(run()).toMatchObject({ status: 'cancelled', done: 20, found: 20, nextPageToken: 'p2' });
    expect(calls.filter(([name]) => name === 'importVideosByPost')).toHaveLength(2);
  });

  it('that is stopped during its last page is done', async () => {
    const { store, start, run } = openTab();
    answerPages((query) => {
      store.set(stopRunAtom, tester);
      return answerOf(query);
    });
    await start({ ...form, maxResults: '10' });
    expect(run()).toMatchObject({ status: 'done', done: 10 });
  });

  it('counts and shows an item of two pages only once', async () => {
    const { start, run } = openTab();
    answerPages((query) => {
      const page = answerOf(query);
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

  it('of channels keeps their order, and counts the saved ones', async () => {
    const collectChannels = ({ query }: { query?: Query }) => {
      const page = pageNumber(query ?? {});
      const channel = {
        ...{ channelId: `UC${page}`, title: '', thumbnailUrl: null, viewCount: 1, videoCount: 1 },
        ...{ categoryTitle: null, country: null, subscriberCount: page },
      };
      const answer = { region: 'KR', processedCount: 1, channels: [channel], ...plain };
      return { message: '', notices: [], ...answer, nextPageToken: `p${page + 1}` };
    };
    answerFromWorld({ collectChannels });
    const { start, run } = openTab();
    await start({ region: 'KR', maxResults: '20', sortBy: 'subscribers' }, collection);
    expect(run(collection)).toMatchObject({ status: 'done', found: 2, known: 0 });
    expect(run(collection)?.outcome?.items).toMatchObject([
      { channelId: 'UC1' },
      { channelId: 'UC0' },
    ]);
    expect(run(collection)?.outcome?.message).toBe('대한민국 지역 채널 2개를 수집했습니다.');
  });
});
