import {
  adminReserves,
  KEPT_FOR,
  quotaDay,
  quotaHalf,
  quotaReset,
  type QuotaName,
} from '@contract/rules/rankings/quota';
import type { Source } from '@contract/models/tools';
import { keyPlaces } from '@contract/testers/request';
import type { Provider, UpstreamRequest } from '@contract/testers/types';
import { UpstreamFailure } from './failure';
import { readBody } from './read-body';
import { mayPass, readRetryAfter } from './retry';
import { withoutKeys } from './without-keys';
import type {
  Arrival,
  Ask,
  Asked,
  AskOptions,
  AskParts,
  Exchange,
  Line,
  StoredExchange,
} from './types';

/** The most time a run may take, with all its requests and retries, ms. */
export const TIMEOUT = 5_000;
const TRIES = 3;
/** The pause before the second try, ms; each further one is three times as long. */
const PAUSE = 150;

/** The name that counts a quota: the simulation uses up nothing of the real one. */
export const accountOf = (quota: QuotaName, source: Source): string =>
  source === 'live' ? quota : `simulated ${quota}`;

/** The outcome of the last try, and when it was paid for, ms. */
interface Tried {
  arrival: Arrival;
  at: number;
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

function signed(provider: Provider, url: string, keys: readonly string[]) {
  const address = new URL(url);
  const headers: Record<string, string> = { accept: 'application/json, application/xml;q=0.9' };
  keyPlaces[provider].forEach(({ place, name }, at) => {
    const key = keys[at];
    if (key === undefined) return;
    if (place === 'header') headers[name] = key;
    // Some keys are given out already encoded; encoding them again would break them.
    else address.search += `${address.search === '' ? '?' : '&'}${name}=${encodedOnce(key)}`;
  });
  return { address: address.href, headers };
}

const encodedOnce = (key: string) =>
  /%[\da-f]{2}/i.test(key) && !/[+/=]/.test(key) ? key : encodeURIComponent(key);

/**
 * Makes the one client for all calls to third parties. It has a timeout, retries only where that is
 * safe, counts each try before it makes it, keeps answers and lets no key out.
 */
export function createAsk(parts: AskParts): Ask {
  const { lineOf, store, limits, halves = {}, now, wait = waitFor, timeout = TIMEOUT } = parts;
  const underWay = new Map<string, Promise<Asked<unknown>>>();
  // The last refusal of each service that wants to be left alone.
  const resting = new Map<string, UpstreamFailure>();

  async function spend(
    { cost }: UpstreamRequest,
    source: Source,
    { isUnattended = false, share }: AskOptions,
    at: number,
  ): Promise<number> {
    if (cost === null) return 0;
    const { quota, units } = cost;
    const account = accountOf(quota, source);
    const day = quotaDay(quota, at);
    const limit = limits[quota] - (isUnattended ? (adminReserves[quota] ?? 0) : 0);
    const isLeft =
      (!share || (await store.spend(`${account} ${share.name}`, day, units, share.limit))) &&
      (await store.spend(account, day, units, limit));
    if (!isLeft) {
      throw new UpstreamFailure('quota', '', { quota, resetsAt: quotaReset(quota, at) });
    }
    const most = halves[quota];
    const { half, endsAt } = quotaHalf(quota, at);
    if (most === undefined || (await store.spend(account, half, units, most))) return units;
    throw new UpstreamFailure('quota', '', { quota, resetsAt: endsAt });
  }

  /** Adopts the limits that a service reports, and counts this half of the day as used up. */
  async function learn(
    quota: QuotaName,
    plan: NonNullable<UpstreamFailure['plan']>,
    source: Source,
    at: number,
  ): Promise<number> {
    limits[quota] = plan.day;
    halves[quota] = plan.half;
    const { half, endsAt } = quotaHalf(quota, at);
    await store.exhaust(accountOf(quota, source), half, plan.half);
    return endsAt;
  }

  // The third party counts too. If it says that nothing is left, we believe it for the day of the
  // request.
  async function believe(
    failure: UpstreamFailure,
    { cost }: UpstreamRequest,
    source: Source,
    at: number,
  ) {
    const isOut = failure.reason === 'quota' || failure.reason === 'youtubeQuota';
    if (!isOut || cost === null || failure.exhausted) return failure;
    const { quota } = cost;
    const { reason, detail, plan } = failure;
    if (plan && halves[quota] !== undefined) {
      const resetsAt = await learn(quota, plan, source, at);
      return new UpstreamFailure(reason, detail, { quota, resetsAt });
    }
    await store.exhaust(accountOf(quota, source), quotaDay(quota, at), limits[quota]);
    const resets = { quota, resetsAt: quotaReset(quota, at) };
    return new UpstreamFailure(reason, detail, resets);
  }

  async function attempt(request: UpstreamRequest, line: Line, signal: AbortSignal) {
    const { address, headers } = signed(request.provider, request.url, line.keys);
    const init: RequestInit = { headers, signal, redirect: 'error', credentials: 'omit' };
    const response = await line.send(address, init);
    const body = withoutKeys(await readBody(response, signal), line.keys);
    const type = response.headers.get('content-type') ?? '';
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), now());
    const { status } = response;
    return { url: request.url, status, type, body, retryAfter } satisfies Arrival;
  }

  async function tryAgain(
    request: UpstreamRequest,
    line: Line,
    options: AskOptions,
  ): Promise<Tried> {
    const { key, onSpend, timeout: left = timeout } = options;
    // A run that is out of time spends nothing more.
    if (left <= 0) throw new UpstreamFailure('timeout');
    const endsAt = performance.now() + left;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), left);
    const { signal } = deadline;
    const guardTime = () => {
      if (signal.aborted) throw new UpstreamFailure('timeout');
    };
    try {
      for (let tries = TRIES, pause = PAUSE; ; tries -= 1, pause *= 3) {
        const at = now();
        // A key typed for one call has its own quota.
        if (!key) {
          // Separate, because without `onSpend` its argument would not be evaluated.
          const units = await spend(request, line.source, options, at);
          onSpend?.(units);
        }
        const result = await attempt(request, line, signal).catch((error: unknown) => {
          if (error instanceof UpstreamFailure) throw error;
          return null;
        });
        guardTime();
        const isLast = tries <= 1;
        const rest = Math.max(pause, result?.retryAfter ?? 0);
        const isInTime = performance.now() + rest < endsAt;
        if (result && (isLast || !mayPass(result) || !isInTime)) return { arrival: result, at };
        if (isLast) throw new UpstreamFailure('unreachable');
        await wait(rest, signal);
        guardTime();
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function fetchAnswer<T>(
    request: UpstreamRequest,
    read: (exchange: Exchange) => T,
    line: Line,
    options: AskOptions,
    name: string | null,
  ): Promise<Asked<T>> {
    const place = `${line.source} ${request.provider}`;
    const last = options.key ? undefined : resting.get(place);
    if (last && (last.retryAt ?? 0) > now()) throw last;
    const { arrival, at } = await tryAgain(request, line, options);
    const { retryAfter, ...exchange } = arrival;
    try {
      const value = read(exchange);
      const stored: StoredExchange = { ...exchange, storedAt: now() };
      if (name !== null) await store.keep(name, stored);
      return { value, exchange, source: line.source, cachedAt: null };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      if (retryAfter !== null && mayPass(arrival)) {
        const refused = new UpstreamFailure(error.reason, error.detail, null, now() + retryAfter);
        if (name !== null) resting.set(place, refused);
        throw refused;
      }
      throw name === null ? error : await believe(error, request, line.source, at);
    }
  }

  function fromKept<T>(
    kept: StoredExchange,
    read: (exchange: Exchange) => T,
    line: Line,
  ): Asked<T> {
    const { storedAt: cachedAt, ...exchange } = kept;
    return { value: read(exchange), exchange, source: line.source, cachedAt };
  }

  /** Asks, unless another process got the answer since. */
  async function fetchAlone<T>(
    request: UpstreamRequest,
    read: (exchange: Exchange) => T,
    line: Line,
    options: AskOptions,
    name: string,
  ): Promise<Asked<T>> {
    const begunAt = now();
    const { hasWaited, release } = await store.claim(name);
    try {
      const kept = hasWaited ? await store.find(name, begunAt - 1) : null;
      return kept
        ? fromKept(kept, read, line)
        : await fetchAnswer(request, read, line, options, name);
    } finally {
      await release();
    }
  }

  async function find<T>(
    request: UpstreamRequest,
    read: (exchange: Exchange) => T,
    line: Line,
    options: AskOptions,
    name: string,
  ): Promise<Asked<T>> {
    const { isFresh, isKeptOnly } = options;
    const kept = isFresh ? null : await store.find(name, isKeptOnly ? 0 : now() - KEPT_FOR);
    if (!kept && isKeptOnly) throw new UpstreamFailure('notKept');
    if (!kept) return fetchAlone(request, read, line, options, name);
    return fromKept(kept, read, line);
  }

  return async function ask(request, read, options = {}) {
    const line = lineOf(request.provider);
    const { key, isFresh, isKeptOnly, isUnattended } = options;
    if (key) return fetchAnswer(request, read, { ...line, keys: [key] }, options, null);
    const name = `${line.source} ${request.url}`;
    // A request for a fresh answer must not get a stored one, and a request that may ask does not
    // share the fate of one that may not.
    const rights = [isFresh && 'fresh', isKeptOnly && 'kept', isUnattended && 'unattended'];
    const question = [...rights.filter(Boolean), name].join(' ');
    const same = underWay.get(question);
    if (same) {
      // The first to ask pays.
      const { exchange, ...rest } = await same;
      return { ...rest, exchange, value: read(exchange) };
    }
    const asked = find(request, read, line, options, name).finally(() => underWay.delete(question));
    underWay.set(question, asked);
    return asked;
  };
}
