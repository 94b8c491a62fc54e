import { createTools, type Tools } from '@adapters/tools';
import type { Send } from '@adapters/types';
import { halfQuotas, quotas } from '@contract/rules/rankings/quota';
import { ONBID_LIST } from '@contract/testers/real-estate';
import type { UpstreamConfig } from '../config';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { createLines, createSend, loadSimulation } from '../upstream/lines';
import { createStore } from './store';

/** A deployment without any key. */
export const noUpstreams: UpstreamConfig = {
  keys: { youtube: null, newsapi: null, naver: null, dataGoKr: null },
  naverFlavor: 'hub',
  onbidListService: ONBID_LIST,
  newsDailyLimit: null,
};

/** Parts that replace the real ones, for tests. */
export interface UpstreamParts {
  send?: Send;
  simulation?: () => Promise<Send>;
  timeout?: number;
}

/** Opens the data tools of a server. */
export function openDataTools(
  { db, log, now }: { db: Database; log: Log; now: () => number },
  config: UpstreamConfig,
  parts: UpstreamParts = {},
): Tools {
  const load = parts.simulation ?? (() => loadSimulation(now));
  let loaded: Promise<Send> | null = null;
  const simulation = () => (loaded ??= load());
  const limits = Object.fromEntries(
    Object.entries(quotas).map(([name, { limit }]) => [name, limit]),
  ) as Record<keyof typeof quotas, number>;
  return createTools({
    lineOf: createLines(config.keys, parts.send ?? createSend(), simulation),
    store: createStore(db, log),
    limits: { ...limits, newsapi: config.newsDailyLimit ?? limits.newsapi },
    halves: config.newsDailyLimit === null ? halfQuotas() : {},
    now,
    naver: config.naverFlavor === 'hub' ? 'naverHub' : 'naver',
    // The simulation uses only the usual address.
    onbidList: config.keys.dataGoKr === null ? ONBID_LIST : config.onbidListService,
    ...(parts.timeout === undefined ? {} : { timeout: parts.timeout }),
  });
}
