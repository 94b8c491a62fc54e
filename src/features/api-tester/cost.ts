import type { QuotaState, ToolCall } from '@contract/models/tools';
import { KEPT_FOR, quotas, type QuotaName } from '@contract/rules/quota';
import { cleanValues, expectedCost } from '@contract/testers/check';
import type { Tester, TesterValues, UpstreamOptions } from '@contract/testers/types';

/** What a run will take of a quota, and how much of it is used today. */
export interface ExpectedCost {
  quota: QuotaName;
  units: number;
  /** Null until the server has said it. */
  used: number | null;
  limit: number;
  /** When the quota begins again, ms; null until the server has said it. */
  resetsAt: number | null;
}

/** What the server has said of its quotas, and of the addresses that it asks. */
export interface KnownQuotas {
  quotas: readonly QuotaState[];
  options: UpstreamOptions;
}

/** What a run is expected to take. @param now ms; a quota whose day is over is whole again */
export function costsOf(
  tester: Tester,
  values: TesterValues,
  known: KnownQuotas | null,
  now: number,
): ExpectedCost[] {
  return expectedCost(tester, values, known?.options).map(({ quota, units }) => {
    const state = known?.quotas.find((one) => one.quota === quota);
    if (!state) return { quota, units, used: null, limit: quotas[quota].limit, resetsAt: null };
    const resetsAt = Date.parse(state.resetsAt);
    const used = now < resetsAt ? state.used : 0;
    return { quota, units, used, limit: state.limit, resetsAt };
  });
}

/** When a used up quota that a run needs begins again, ms; null while something is left. */
export function blockedUntil(costs: readonly ExpectedCost[]): number | null {
  const moments = costs
    .filter(({ used, limit }) => used !== null && used >= limit)
    .flatMap(({ resetsAt }) => (resetsAt === null ? [] : [resetsAt]));
  return moments.length > 0 ? Math.max(...moments) : null;
}

/**
 * Whether the service's answer to these values is kept, as far as the admin's own history says: then
 * a run costs nothing, also where nothing is left. Others may have asked as well; the server knows.
 * @param now ms
 */
export function isKept(
  tester: Tester,
  values: TesterValues,
  calls: readonly ToolCall[],
  { options, now }: { options: UpstreamOptions | undefined; now: number },
): boolean {
  const requestsOf = (of: TesterValues) =>
    tester
      .requests(cleanValues(tester, of), options)
      .map(({ url }) => url)
      .join('\n');
  const sent = requestsOf(values);
  return calls.some(
    ({ outcome, isCached, cost, createdAt, params }) =>
      outcome === 'ok' &&
      !isCached &&
      // What a typed key asked for cost nothing here, and is not kept.
      cost > 0 &&
      now - Date.parse(createdAt) < KEPT_FOR &&
      requestsOf(params) === sent,
  );
}
