import { createTools, type Tools } from '@adapters/tools';
import type { Send } from '@adapters/types';
import { quotas } from '@contract/rules/quota';
import { SIMULATED_ONBID_LIST } from '@contract/testers/real-estate';
import type { UpstreamConfig } from '../config';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { createLines, createSend, loadSimulation } from '../upstream/lines';
import { createStore } from './store';

/** A deployment without any key. */
export const noUpstreams: UpstreamConfig = {
  keys: { youtube: null, newsapi: null, naver: null, dataGoKr: null },
  naverFlavor: 'openapi',
  onbidListService: null,
  newsDailyLimit: quotas.newsapi.limit,
};

/** Other parts in the place of the real ones, for tests. */
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
    limits: { ...limits, newsapi: config.newsDailyLimit },
    now,
    naver: config.naverFlavor === 'hub' ? 'naverHub' : 'naver',
    onbidList: () =>
      config.keys.dataGoKr === null ? SIMULATED_ONBID_LIST : config.onbidListService,
    ...(parts.timeout === undefined ? {} : { timeout: parts.timeout }),
  });
}
