import type { OutputOf } from '@/api/client';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { testerOf } from '@contract/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { createStore } from 'jotai';
import { goOnAtom, pagedRunsAtom, startRunAtom } from '../paged/pagedRuns';

function testerNamed(id: string): Tester {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  return tester;
}
export const tester = testerNamed('youtube-import');
export const collection = testerNamed('youtube-collect');
/** The form of a run of three pages. */
export const form = { region: 'KR', date: '2026-11-22', maxResults: '25' };

export type ImportPage = OutputOf<'importVideosByPost'>;
export type Query = Record<string, unknown>;

const spent = {
  ...{ quota: 'youtube.search' as const, used: 1, limit: 100, cost: 1 },
  resetsAt: '2026-11-24T08:00:00.000Z',
};
/** The fields that every answer of a tool has in addition to its results. */
export const plain = {
  quota: spent,
  quotas: [spent],
  source: 'simulated' as const,
  cachedAt: null,
};

/** Which page a query requests, from 0. */
export function pageNumber({ pageToken }: Query): number {
  return typeof pageToken === 'string' ? Number(pageToken.slice(1)) : 0;
}

/**
 * One page of an import.
 * @param pages the number of pages, and the most videos on the last one
 */
export function importPage(query: Query, pages = { count: 9, lastHas: Infinity }): ImportPage {
  const page = pageNumber(query);
  const isLast = page + 1 >= pages.count;
  const count = Math.min(Number(query.maxResults), isLast ? pages.lastHas : Infinity);
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
    nextPageToken: isLast ? null : `p${page + 1}`,
  };
}

/** A browser tab of an admin, with its runs. */
export function openTab(user = 'user2') {
  const store = createStore();
  store.set(setUserAtom, { user_id: user } as Member);
  const start = (values: TesterValues, of = tester) =>
    store.set(startRunAtom, of, { values, kind: 'run' });
  const run = (of = tester) => store.get(pagedRunsAtom)[of.id];
  return { store, start, run, goOn: () => store.set(goOnAtom, tester) };
}

/** Replaces the tab's storage. */
export function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
