import { call } from '@/api/client';
import type { ListResult, RawItem, SpentQuota } from '@contract/models/tools';
import { cleanValues, formValues, withoutSecrets } from '@contract/testers/check';
import type { Tester, TesterCall, TesterValues } from '@contract/testers/types';
import type { TesterOutcome } from './remotes';

/** How a tester is run: `run` accepts a cached answer, `call` always asks the service. */
export type RunKind = 'run' | 'call';

/** Whether an answer is pending. */
export const isUnderWay = (status: string): boolean =>
  status === 'running' || status === 'stopping';

/** The input of a run. */
export interface AskedRun {
  /** Checked and cleaned, including secrets. */
  values: TesterValues;
  kind: RunKind;
}

/** The fields that every answer of a tester has in addition to its items. */
interface Answer {
  message: string;
  quotas: SpentQuota[];
  source: TesterOutcome['source'];
  cachedAt: string | null;
  notices: string[];
}

interface Found {
  answer: Answer;
  items: readonly RawItem[];
  total: number;
  perPage: number | null;
}

type Ask = (query: TesterValues, signal: AbortSignal, tester: Tester) => Promise<Found>;

const ofList = (answer: Answer & { result: ListResult }): Found => ({
  answer,
  items: answer.result.items,
  total: answer.result.totalResults,
  perPage: answer.result.resultsPerPage,
});

const NEWS_PER_PAGE = '20';

const asks: Record<TesterCall, Ask> = {
  async importVideos(query, signal) {
    // A key that is typed for the import is sent in the body, so that no log contains it.
    const answer = await call('importVideosByPost', { body: query }, signal);
    return { answer, items: answer.videos, total: answer.processedCount, perPage: null };
  },
  async collectChannels(query, signal) {
    const answer = await call('collectChannels', { query }, signal);
    return { answer, items: answer.channels, total: answer.processedCount, perPage: null };
  },
  async callYoutube(query, signal, { resource }) {
    return ofList(await call('callYoutube', { query: { ...query, endpoint: resource } }, signal));
  },
  async searchYoutube(query, signal) {
    return ofList(await call('searchYoutube', { query }, signal));
  },
  async callNews(query, signal) {
    const answer = await call('callNews', { query }, signal);
    const { articles, totalResults } = answer.result;
    const perPage = Number(query.pageSize ?? NEWS_PER_PAGE);
    return { answer, items: articles, total: totalResults, perPage };
  },
  async searchPortalNews(query, signal) {
    const answer = await call('searchPortalNews', { query }, signal);
    const { items, total, display } = answer.result;
    return { answer, items, total, perPage: display };
  },
  async findRealEstate(query, signal) {
    const answer = await call('findRealEstate', { query }, signal);
    const { items, totalCount, numOfRows } = answer.result.response.body;
    return { answer, items: items.item, total: totalCount, perPage: numOfRows };
  },
};

/**
 * Makes the call of a tester.
 * @throws the errors of `call`
 */
export async function runTester(
  tester: Tester,
  { values, kind }: AskedRun,
  signal: AbortSignal,
): Promise<TesterOutcome> {
  const sent = formValues(tester, values);
  const query = kind === 'call' ? { ...sent, fresh: 'true' } : sent;
  const { answer, items, total, perPage } = await asks[tester.call](query, signal, tester);
  const { message, source, cachedAt, notices, quotas } = answer;
  return {
    tester,
    values: withoutSecrets(tester, values),
    calls: [withoutSecrets(tester, cleanValues(tester, values))],
    ...{ message, items, total, perPage, source, cachedAt, notices, quotas },
    answer,
    at: Date.now(),
  };
}
