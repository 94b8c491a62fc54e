import type { RawItem, Source, SpentQuota } from '@contract/models/tools';
import type { Tester, TesterValues } from '@contract/testers/types';

/** What a run of a tester came to, whichever call made it. */
export interface TesterOutcome {
  tester: Tester;
  /** As they were sent, without what is secret. */
  values: TesterValues;
  /** The values of each call that it is made of, in order; without what is secret. */
  calls: readonly TesterValues[];
  message: string;
  items: readonly RawItem[];
  /** How many there are in all, as far as the third party says. */
  total: number;
  /** How many a page has; null where the third party has no pages. */
  perPage: number | null;
  source: Source;
  /** When an answer that was kept from before was got, ISO; null for a fresh one. */
  cachedAt: string | null;
  /** What was changed about the request or left out of the answer. */
  notices: readonly string[];
  quotas: readonly SpentQuota[];
  /** The answer as our API gave it, for the tree and the raw text. */
  answer: unknown;
  /** When it came, ms. */
  at: number;
}
