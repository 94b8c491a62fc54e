import { ApiError } from '@contract/errors';
import { limits, type LimitName, type LimitTable } from '@contract/endpoints/limits';
import { errorTexts } from '@contract/texts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts calls and refuses those beyond a limit. */
export interface Limits {
  /** Counts one call. @throws ApiError RATE_LIMITED with the seconds to wait */
  count: (name: LimitName, who: string) => Promise<void>;
  /** Counts one call; returns whether the limit allows it. */
  takes: (name: LimitName, who: string) => Promise<boolean>;
  /** Refuses without counting. @throws ApiError RATE_LIMITED */
  refuseWhenSpent: (name: LimitName, who: string) => Promise<void>;
  /** Undoes the count of one call, because it was valid. */
  refund: (name: LimitName, who: string) => Promise<void>;
}

function refusal(result: RateLimiterRes): ApiError {
  const retryAfter = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, { retryAfter });
}

/** Makes the limits; they live in memory, so a restart forgets them. */
export function createLimits(table: LimitTable = limits): Limits {
  const limiters = new Map(
    (Object.keys(table) as LimitName[]).map((name) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, ...table[name] }),
    ]),
  );
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterMemory;

  return {
    count: async (name, who) => {
      await limiterOf(name)
        .consume(who)
        .catch((reason: unknown) => {
          throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
        });
    },
    takes: (name, who) =>
      limiterOf(name)
        .consume(who)
        .then(
          () => true,
          (reason: unknown) => {
            if (reason instanceof RateLimiterRes) return false;
            throw reason;
          },
        ),
    refuseWhenSpent: async (name, who) => {
      const result = await limiterOf(name).get(who);
      if (result !== null && result.consumedPoints >= table[name].points) throw refusal(result);
    },
    refund: async (name, who) => {
      await limiterOf(name).reward(who, 1);
    },
  };
}

/** Limits that never refuse: for measuring and for browser tests on this machine. */
export const noLimits: Limits = {
  count: () => Promise.resolve(),
  takes: () => Promise.resolve(true),
  refuseWhenSpent: () => Promise.resolve(),
  refund: () => Promise.resolve(),
};
