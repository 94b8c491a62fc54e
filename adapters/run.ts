import type { Source, SpentQuota } from '@contract/models/tools';
import {
  quotaDay,
  quotaReset,
  sumOfCosts,
  type Cost,
  type QuotaName,
} from '@contract/rules/rankings/quota';
import type { UpstreamRequest } from '@contract/testers/types';
import { accountOf, TIMEOUT } from './ask';
import type { Ask, AskParts, Exchange, RunOptions } from './types';

/** The facts of a tool's run besides its result. */
export interface RunFacts {
  source: Source;
  /** When the oldest answer was received, if all were stored ones; ms. */
  cachedAt: number | null;
  quota: SpentQuota;
  quotas: SpentQuota[];
  exchanges: Exchange[];
  notices: string[];
}

/** The options of a request within its run. */
interface RequestOptions {
  /**
   * Whether it asks for the rest of an answer that was partly delivered: then a stored answer is
   * used, even if the caller asked for a fresh one.
   */
  isRest?: boolean;
}

/** The requests of one run of a tool, with their facts. */
export interface Run {
  ask: <T>(
    request: UpstreamRequest,
    read: (exchange: Exchange) => T,
    options?: RequestOptions,
  ) => Promise<T>;
  /** Adds a notice about the request or the answer for the caller. */
  notice: (sentence: string) => void;
  /** The facts so far, after at least one request. */
  facts: () => Promise<RunFacts>;
  /** The units used so far. */
  cost: () => number;
}

/** Begins a run. @param options its key is one for YouTube */
export function startRun(
  ask: Ask,
  { store, limits, now, timeout = TIMEOUT }: AskParts,
  { key, isFresh, isKeptOnly }: RunOptions = {},
): Run {
  const endsAt = performance.now() + timeout;
  const costs: Cost[] = [];
  const exchanges: Exchange[] = [];
  const kept: (number | null)[] = [];
  const sources = new Set<Source>();
  const names = new Set<QuotaName>();
  const notices: string[] = [];

  async function stateOf(quota: QuotaName, source: Source): Promise<SpentQuota> {
    const spent = sumOfCosts(costs).find((cost) => cost.quota === quota);
    const used = await store.used(accountOf(quota, source), quotaDay(quota, now()));
    const resetsAt = new Date(quotaReset(quota, now())).toISOString();
    return { quota, used, limit: limits[quota], resetsAt, cost: spent?.units ?? 0 };
  }

  return {
    async ask(request, read, { isRest = false } = {}) {
      if (request.cost) names.add(request.cost.quota);
      const asked = await ask(request, read, {
        key: request.provider === 'youtube' ? key : undefined,
        isFresh: isFresh && !isRest,
        isKeptOnly,
        timeout: endsAt - performance.now(),
        onSpend: (units) => {
          if (request.cost) costs.push({ quota: request.cost.quota, units });
        },
      });
      exchanges.push(asked.exchange);
      kept.push(asked.cachedAt);
      sources.add(asked.source);
      return asked.value;
    },
    cost: () => costs.reduce((sum, { units }) => sum + units, 0),
    notice: (sentence) => void notices.push(sentence),
    async facts() {
      // With one simulated answer among real ones, the result is not real.
      const source: Source = sources.has('simulated') ? 'simulated' : 'live';
      const states = await Promise.all([...names].map((name) => stateOf(name, source)));
      const [scarcest] = [...states].sort((a, b) => a.limit - a.used - (b.limit - b.used));
      if (!scarcest) throw new Error('A run belongs to a quota');
      const moments = kept.filter((moment) => moment !== null);
      const isKept = kept.length > 0 && moments.length === kept.length;
      const cachedAt = isKept ? Math.min(...moments) : null;
      return { source, cachedAt, quota: scarcest, quotas: states, exchanges, notices };
    },
  };
}
