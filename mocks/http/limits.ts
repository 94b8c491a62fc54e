import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

const MINUTE = 60_000;

/**
 * How often within how long (ms). Source: the HTTP contract; the mock world has one address, so only
 * what is limited by member tells `who`.
 */
const limits = {
  login: { times: 25, within: 5 * MINUTE },
  signup: { times: 5, within: 30 * MINUTE },
  export: { times: 5, within: 10 * MINUTE },
  upload: { times: 30, within: 30 * MINUTE },
  wrongAdminKey: { times: 5, within: 10 * MINUTE },
} as const;

type Limit = keyof typeof limits;

const hits = new Map<string, number[]>();

const keyOf = (limit: Limit, who: number) => `${limit} ${who}`;

function recent(limit: Limit, now: number, who: number): number[] {
  return (hits.get(keyOf(limit, who)) ?? []).filter(
    (moment) => moment > now - limits[limit].within,
  );
}

/** @throws ApiError RATE_LIMITED when the limit is used up, with the seconds until it is not */
export function guardLimit(limit: Limit, now: number, who = 0): void {
  const { times, within } = limits[limit];
  const [first, ...others] = recent(limit, now, who);
  if (first === undefined || others.length + 1 < times) return;
  const retryAfter = Math.max(1, Math.ceil((first + within - now) / 1000));
  throw new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, { retryAfter });
}

/** Counts one more; the limit is for `guardLimit` to enforce. */
export function countHit(limit: Limit, now: number, who = 0): void {
  hits.set(keyOf(limit, who), [...recent(limit, now, who), now]);
}

/** Forgets all that was counted. */
export function resetLimits(): void {
  hits.clear();
}
