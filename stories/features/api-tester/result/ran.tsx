import { call, type InputOf } from '@/api/client';
import { TesterResult } from '@/features/api-tester/result/TesterResult';
import type { TesterOutcome } from '@/features/api-tester/outcome';
import type { RawItem, Source, SpentQuota } from '@contract/models/tools';
import { testerOf } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { toolTexts } from '@contract/texts';
import { useEffect, useState } from 'react';

/** What all answers of the data tools have. */
interface Answer {
  message: string;
  source: Source;
  cachedAt: string | null;
  notices: readonly string[];
  quotas: readonly SpentQuota[];
}

type Listed = Pick<TesterOutcome, 'items' | 'total' | 'perPage'>;

type Query = NonNullable<InputOf<'callYoutube'>['query']>;

const asItems = (list: readonly object[]) => list as readonly RawItem[];
const whole = (list: readonly object[]): Listed => ({
  items: asItems(list),
  total: list.length,
  perPage: null,
});

/** Asks the mock world, whose services are simulated. */
async function ask(tester: Tester, query: Query): Promise<[Answer, Listed]> {
  switch (tester.call) {
    case 'callYoutube':
    case 'searchYoutube': {
      const answer = await call(tester.call, {
        query: { ...query, endpoint: tester.resource ?? '' },
      });
      const { items, totalResults, resultsPerPage } = answer.result;
      return [answer, { items, total: totalResults, perPage: resultsPerPage }];
    }
    case 'importVideos': {
      const answer = await call('importVideosByPost', { body: query });
      return [answer, whole(answer.videos)];
    }
    case 'collectChannels': {
      const answer = await call('collectChannels', { query });
      return [answer, whole(answer.channels)];
    }
    case 'callNews': {
      const answer = await call('callNews', { query });
      const { articles, totalResults } = answer.result;
      return [answer, { items: asItems(articles), total: totalResults, perPage: 20 }];
    }
    case 'searchPortalNews': {
      const answer = await call('searchPortalNews', { query });
      const { items, total, display } = answer.result;
      return [answer, { items: asItems(items), total, perPage: display }];
    }
    case 'findRealEstate': {
      const answer = await call('findRealEstate', { query });
      const { items, totalCount, numOfRows } = answer.result.response.body;
      return [answer, { items: asItems(items.item), total: totalCount, perPage: numOfRows }];
    }
  }
}

async function run(id: string, changed: TesterValues): Promise<TesterOutcome> {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  const all = { ...initialValues(tester, Date.now()), ...changed };
  const values = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const [answer, listed] = await ask(tester, values);
  const { message, source, cachedAt, notices, quotas } = answer;
  const facts = { message, source, cachedAt, notices, quotas };
  return { tester, values, ...facts, ...listed, answer, at: Date.now() };
}

/** The outcome of a run that found these items. */
function outcomeOf(id: string, values: TesterValues, items: readonly RawItem[]): TesterOutcome {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  const facts = { source: 'simulated', cachedAt: null, notices: [], quotas: [] } as const;
  const message = toolTexts.found(items.length);
  const answer = { message, ...facts, result: { items } };
  return { tester, values, message, ...facts, ...whole(items), answer, at: Date.now() };
}

export interface RanProps {
  /** The id of the tester. */
  tester: string;
  /** What differs from the beginnings of its form. */
  values?: TesterValues;
  /** What was found, where it is not asked of the simulation. */
  items?: readonly RawItem[];
  /** What differs from what the simulation answered. */
  change?: Partial<TesterOutcome>;
}

/** The result of a tester that was just run. */
export function Ran({ tester, values = {}, items, change = {} }: RanProps) {
  const [outcome, setOutcome] = useState<TesterOutcome | null>(() =>
    items ? outcomeOf(tester, values, items) : null,
  );
  useEffect(() => {
    if (!items) void run(tester, values).then(setOutcome);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each story
  }, []);
  return outcome && <TesterResult outcome={{ ...outcome, ...change }} />;
}
