import type { QuotaState, ToolCall } from '@contract/models/tools';
import { KEPT_FOR, quotas, type QuotaName } from '@contract/rules/rankings/quota';
import { cleanValues, expectedCost } from '@contract/testers/check';
import type { Tester, TesterValues, UpstreamOptions } from '@contract/testers/types';

/** How much of a quota a run will use, and how much is used today. */
export interface ExpectedCost {
  quota: QuotaName;
  units: number;
  /** Null until the server has reported it. */
  used: number | null;
  limit: number;
  /** When the quota resets, ms; null until the server has reported it. */
  resetsAt: number | null;
}

/** The quotas and the service addresses that the server has reported. */
export interface KnownQuotas {
  quotas: readonly QuotaState[];
  options: UpstreamOptions;
}

/** The expected cost of a run. @param now ms; a quota whose day is over counts as full */
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

/** When an exhausted quota that a run needs resets, ms; null if none is exhausted. */
export function blockedUntil(costs: readonly ExpectedCost[]): number | null {
  const moments = costs
    .filter(({ used, limit }) => used !== null && used >= limit)
    .flatMap(({ resetsAt }) => (resetsAt === null ? [] : [resetsAt]));
  return moments.length > 0 ? Math.max(...moments) : null;
}

/**
 * Whether the service's answer to these values is cached according to the admin's own history: then
 * a run costs nothing, even with no quota left. Only the server knows other admins' requests.
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
      // Requests with a typed key cost nothing here, and are not cached.
      cost > 0 &&
      now - Date.parse(createdAt) < KEPT_FOR &&
      requestsOf(params) === sent,
  );
}
