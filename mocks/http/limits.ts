import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

const MINUTE = 60_000;

/** How often within how long (ms). Source: the HTTP contract; the mock world has one address. */
const limits = {
  login: { times: 25, within: 5 * MINUTE },
  signup: { times: 5, within: 30 * MINUTE },
  export: { times: 5, within: 10 * MINUTE },
  wrongAdminKey: { times: 5, within: 10 * MINUTE },
} as const;

type Limit = keyof typeof limits;

const hits = new Map<Limit, number[]>();

function recent(limit: Limit, now: number): number[] {
  return (hits.get(limit) ?? []).filter((moment) => moment > now - limits[limit].within);
}

/** @throws ApiError RATE_LIMITED when the limit is used up, with the seconds until it is not */
export function guardLimit(limit: Limit, now: number): void {
  const { times, within } = limits[limit];
  const [first, ...others] = recent(limit, now);
  if (first === undefined || others.length + 1 < times) return;
  const retryAfter = Math.max(1, Math.ceil((first + within - now) / 1000));
  throw new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, { retryAfter });
}

/** Counts one more; the limit is for `guardLimit` to enforce. */
export function countHit(limit: Limit, now: number): void {
  hits.set(limit, [...recent(limit, now), now]);
}

/** Forgets all that was counted. */
export function resetLimits(): void {
  hits.clear();
}
