import Router from '@koa/router';
import { ApiError } from '@contract/errors';
import type { Middleware } from 'koa';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { poolState } from '../database/pool';
import type { DatabaseWatcher } from '../database/watch';
import { createMicroCache, type MicroCache, type OpenCache } from '../lib/micro-cache';
import { isSameKey } from '../lib/same-key';
import type { Limits } from '../limits/limits';
import { factsOf, type Facts, type Sources } from './facts';
import { createInstruments, type Instruments } from './instruments';
import { tellingLimits } from './limits';
import { measureRequests } from './requests';

/** The metrics of a server. A server measures only with METRICS_TOKEN. */
export interface Metrics {
  /** Measures requests; the outermost middleware. */
  requests: Middleware;
  database: DatabaseWatcher;
  /** The same limits, whose refusals count. */
  limits: (limits: Limits) => Limits;
  /** Opens caches whose hits count. */
  openCache: OpenCache;
  /** Counts the end of a job's run. */
  onRun: (job: string, hasFailed: boolean) => void;
  /** The route of the metrics. */
  router: (sources: Sources) => Router;
}

// Not among the contract's texts: no page shows it.
const WRONG_TOKEN = '지표를 읽는 토큰이 올바르지 않습니다.';

const SECOND = 1_000;

function show(made: Instruments, facts: Facts | null): void {
  const { mails, pushes, sharedWork, quotaUsed, quotaLimit, planning, execution } = made;
  // Facts that could not be read are left out: old ones would be wrong.
  for (const old of [mails, sharedWork, quotaUsed, quotaLimit]) old.reset();
  for (const old of [pushes, planning, execution]) old.remove();
  for (const { quota, used, limit } of facts?.quotas ?? []) {
    quotaUsed.set({ quota }, used);
    quotaLimit.set({ quota }, limit);
  }
  for (const { name, doneAt } of facts?.finishedWork ?? []) {
    sharedWork.set({ work: name }, doneAt / SECOND);
  }
  if (!facts) return;
  pushes.set(facts.waitingDevices);
  for (const state of ['waiting', 'failing', 'refused'] as const) {
    mails.set({ state }, facts.mails[state]);
  }
  const { statementTimes: times } = facts;
  if (!times) return;
  execution.inc(times.execution);
  if (times.plans > 0) planning.inc(times.planning);
}

function showReplica({ replicaUsed, replicaReads }: Instruments, { replica }: Sources): void {
  replicaUsed.remove();
  if (replica === null) return;
  replicaUsed.set(Number(replica.state() === 'current'));
  replicaReads.reset();
  for (const by of ['replica', 'primary'] as const) replicaReads.inc({ by }, replica.answered[by]);
}

/** Makes the metrics. @param token what a caller of `/metrics` has to send */
export function createMetrics(token: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const made = createInstruments(registry);
  const { statements, waits, refusals, cacheReads, jobRuns, jobSuccess } = made;

  return {
    requests: measureRequests(made),
    database: {
      ran: (_sql, ms) => statements.observe(ms / SECOND),
      waited: (ms) => waits.observe(ms / SECOND),
    },
    limits: (limits) => tellingLimits(limits, (limit) => refusals.inc({ limit })),
    openCache: <T>(name: string, most: number): MicroCache<T> => {
      const cache = createMicroCache<T>(most);
      return {
        ...cache,
        get: (key, now, make) => {
          cacheReads.inc({ cache: name, result: cache.has(key, now) ? 'hit' : 'miss' });
          return cache.get(key, now, make);
        },
      };
    },
    onRun: (name, hasFailed) => {
      jobRuns.inc({ name, result: hasFailed ? 'failed' : 'done' });
      if (!hasFailed) jobSuccess.setToCurrentTime({ name });
    },
    router: (sources) => {
      const readFacts = factsOf(sources);
      const router = new Router({ sensitive: true, strict: true });
      router.get('/metrics', async (ctx) => {
        if (!isSameKey(ctx.get('authorization'), `Bearer ${token}`)) {
          ctx.set('WWW-Authenticate', 'Bearer');
          throw new ApiError('BAD_CREDENTIALS', WRONG_TOKEN);
        }
        show(made, await readFacts());
        const { used, free, most, waiting } = poolState(sources.db.knex);
        made.connections.set({ state: 'used' }, used);
        made.connections.set({ state: 'free' }, free);
        made.connectionsMost.set(most);
        made.waiting.set(waiting);
        showReplica(made, sources);
        made.streams.set(sources.bus.open());
        ctx.set('Cache-Control', 'no-store');
        ctx.body = await registry.metrics();
        ctx.set('Content-Type', registry.contentType);
      });
      return router;
    },
  };
}
