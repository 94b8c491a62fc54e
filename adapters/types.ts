import type { Source } from '@contract/models/tools';
import type { QuotaName } from '@contract/rules/quota';
import type { Provider, UpstreamRequest } from '@contract/testers/types';

/** An answer of a third party. The address is without its key. */
export interface Exchange {
  url: string;
  status: number;
  /** The content type; empty when there is none. */
  type: string;
  body: string;
}

/** An answer that is kept, and since when, ms. */
export interface StoredExchange extends Exchange {
  storedAt: number;
}

/** An answer that came just now. */
export interface Arrival extends Exchange {
  /** How long its service wants to be left alone, ms; null where it does not say. */
  retryAfter: number | null;
}

/** What remembers answers and counts quotas, across all processes of a deployment. */
export interface UpstreamStore {
  /** An answer that was kept under this name after `since`, ms. */
  find: (name: string, since: number) => Promise<StoredExchange | null>;
  keep: (name: string, exchange: StoredExchange) => Promise<void>;
  /**
   * Takes units from a day's quota, all of them or none, however many ask at once.
   * @param account the quota as it is counted, see `accountOf`
   * @returns whether there were as many left
   */
  spend: (account: string, day: string, units: number, limit: number) => Promise<boolean>;
  /** Counts a day's quota as used up. */
  exhaust: (account: string, day: string, limit: number) => Promise<void>;
  used: (account: string, day: string) => Promise<number>;
}

/** Sends a request and gives the answer; as the global `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** How a provider is reached. */
export interface Line {
  source: Source;
  send: Send;
  /** In the order of `keyPlaces`; empty where nothing is wanted. */
  keys: readonly string[];
}

/** All that the client works with. */
export interface AskParts {
  lineOf: (provider: Provider) => Line;
  store: UpstreamStore;
  /** What a day has; less or more once a service says what its plan has. */
  limits: Record<QuotaName, number>;
  /** What each half of a day has; of a plan that the operator named there is none. */
  halves?: Partial<Record<QuotaName, number>>;
  now: () => number;
  /** Waits, ms; only tests give another one. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** How long a run may take, all its requests and their tries together, ms. */
  timeout?: number;
}

/** An answer that was read, and what it took. */
export interface Asked<T> {
  value: T;
  exchange: Exchange;
  source: Source;
  /** Since when it is kept, ms; null when it came just now. */
  cachedAt: number | null;
}

/** How the requests of a run are made. */
export interface RunOptions {
  /** A key that was typed for this call. */
  key?: string | undefined;
  /** Whether the service is asked although an answer is kept. */
  isFresh?: boolean | undefined;
  /** Whether nothing is asked: an answer that is kept, however old, or none. */
  isKeptOnly?: boolean | undefined;
}

/** A part of a quota that some requests may use of a day. */
export interface Share {
  name: string;
  limit: number;
}

/** What a request is made with, beside itself. */
export interface AskOptions extends RunOptions {
  /** Called with the units of each try that this call pays for, before it is made. */
  onSpend?: ((units: number) => void) | undefined;
  /** Whether it leaves to admins what is reserved for them. */
  isUnattended?: boolean | undefined;
  /** What the day has for such requests, counted beside the quota itself. */
  share?: Share | undefined;
  /** What is left of the time of its run, ms. */
  timeout?: number | undefined;
}

/**
 * Makes a request, or gives the kept answer to the same one.
 * @param read makes the value of an answer; it throws `UpstreamFailure` for one that is none, which
 *   is then not kept
 * @throws UpstreamFailure
 */
export type Ask = <T>(
  request: UpstreamRequest,
  read: (exchange: Exchange) => T,
  options?: AskOptions,
) => Promise<Asked<T>>;
