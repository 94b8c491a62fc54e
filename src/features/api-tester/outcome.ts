import type { RawItem, Source, SpentQuota } from '@contract/models/tools';
import type { Tester, TesterValues } from '@contract/testers/types';

/** The outcome of a tester's run, for any call. */
export interface TesterOutcome {
  tester: Tester;
  /** The values as sent, without secrets. */
  values: TesterValues;
  /** The values of each of its calls, in order, without secrets. */
  calls: readonly TesterValues[];
  message: string;
  items: readonly RawItem[];
  /** The total number of items, as reported by the third party. */
  total: number;
  /** The page size; null if the third party has no pages. */
  perPage: number | null;
  source: Source;
  /** When a cached answer was fetched, ISO; null for a fresh one. */
  cachedAt: string | null;
  /** Changes to the request, and omissions from the answer. */
  notices: readonly string[];
  quotas: readonly SpentQuota[];
  /** The raw answer of our API, for the tree and the text view. */
  answer: unknown;
  /** When the answer came, ms. */
  at: number;
}
