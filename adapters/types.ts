import type { Source } from '@contract/models/tools';
import type { QuotaName } from '@contract/rules/rankings/quota';
import type { Provider, UpstreamRequest } from '@contract/testers/types';

/** An answer of a third party. The address is without its key. */
export interface Exchange {
  url: string;
  status: number;
  /** The content type; may be empty. */
  type: string;
  body: string;
}

/** A stored answer with the time of storing, ms. */
export interface StoredExchange extends Exchange {
  storedAt: number;
}

/** An answer that has just arrived. */
export interface Arrival extends Exchange {
  /** The wait that the service asks for, ms; null if it does not say. */
  retryAfter: number | null;
}

/** The right to ask for an answer, which only one process has at a time. */
export interface Claim {
  hasWaited: boolean;
  release: () => Promise<void>;
}

/** Stores answers and counts quotas for all processes of a deployment. */
export interface UpstreamStore {
  /** An answer with this name that was stored after `since`, ms. */
  find: (name: string, since: number) => Promise<StoredExchange | null>;
  keep: (name: string, exchange: StoredExchange) => Promise<void>;
  /**
   * Waits while another process asks for the answer with this name, and then reserves it.
   * @returns what ends the reservation, and whether it had to wait
   */
  claim: (name: string) => Promise<Claim>;
  /**
   * Takes units from a day's quota, all of them or nothing, also with many concurrent callers.
   * @param account the name that counts the quota, see `accountOf`
   * @returns whether enough units were left
   */
  spend: (account: string, day: string, units: number, limit: number) => Promise<boolean>;
  /** Counts a day's quota as used up. */
  exhaust: (account: string, day: string, limit: number) => Promise<void>;
  used: (account: string, day: string) => Promise<number>;
}

/** `claim` where only one process asks. */
export const claimAlone: UpstreamStore['claim'] = () =>
  Promise.resolve({ hasWaited: false, release: () => Promise.resolve() });

/** Sends a request and gives the answer; as the global `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The connection to a provider. */
export interface Line {
  source: Source;
  send: Send;
  /** In the order of `keyPlaces`; empty if no key is needed. */
  keys: readonly string[];
}

/** Everything that the client works with. */
export interface AskParts {
  lineOf: (provider: Provider) => Line;
  store: UpstreamStore;
  /** A day's limits; more or less once a service reports the limits of its plan. */
  limits: Record<QuotaName, number>;
  /** The limits of each half of a day; a plan that the operator named has no halves. */
  halves?: Partial<Record<QuotaName, number>>;
  now: () => number;
  /** Waits, ms; only tests replace it. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The most time a run may take, with all its requests and retries, ms. */
  timeout?: number;
}

/** A parsed answer, with its cost. */
export interface Asked<T> {
  value: T;
  exchange: Exchange;
  source: Source;
  /** When it was stored, ms; null for a new answer. */
  cachedAt: number | null;
}

/** How a run makes its requests. */
export interface RunOptions {
  /** A key typed for this call. */
  key?: string | undefined;
  /** Whether to ask the service even if an answer is stored. */
  isFresh?: boolean | undefined;
  /** Whether to send nothing: uses a stored answer of any age, or none. */
  isKeptOnly?: boolean | undefined;
}

/** A part of a quota that some requests may use per day. */
export interface Share {
  name: string;
  limit: number;
}

/** The options of a request. */
export interface AskOptions extends RunOptions {
  /** Called with the units of each try that this call pays for, before it is made. */
  onSpend?: ((units: number) => void) | undefined;
  /** Whether it leaves the part that is reserved for admins. */
  isUnattended?: boolean | undefined;
  /** The day's budget for such requests, counted in addition to the quota itself. */
  share?: Share | undefined;
  /** The rest of the run's time, ms. */
  timeout?: number | undefined;
}

/**
 * Makes a request, or returns the stored answer to the same one.
 * @param read turns an answer into a value; throws `UpstreamFailure` for a bad answer, which is
 * then not stored
 * @throws UpstreamFailure
 */
export type Ask = <T>(
  request: UpstreamRequest,
  read: (exchange: Exchange) => T,
  options?: AskOptions,
) => Promise<Asked<T>>;
