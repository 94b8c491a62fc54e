import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What is limited: `points` calls in `duration` seconds. Source: the security notes. */
export const standardLimits = {
  loginByAddress: { points: 25, duration: 5 * 60 },
  loginByAccount: { points: 25, duration: 60 * 60 },
  signup: { points: 5, duration: 30 * 60 },
  adminKey: { points: 5, duration: 10 * 60 },
  createPost: { points: 30, duration: 10 * 60 },
  createComment: { points: 60, duration: 5 * 60 },
  react: { points: 300, duration: 5 * 60 },
  share: { points: 100, duration: 10 * 60 },
  preview: { points: 30, duration: 10 * 60 },
  previewBurst: { points: 20, duration: 60 },
  /** Guests' visits that begin. Beyond that nothing is refused, they are only not counted. */
  visit: { points: 60, duration: 10 * 60 },
  report: { points: 30, duration: 10 * 60 },
  /** All that is kept of a member, read at once. */
  export: { points: 5, duration: 10 * 60 },
  /** A new name is written into the search index of all of a member's posts. */
  profile: { points: 10, duration: 10 * 60 },
  upload: { points: 30, duration: 30 * 60 },
  /** Every other call that changes something. */
  change: { points: 600, duration: 10 * 60 },
} as const;

export type LimitName = keyof typeof standardLimits;
/** How much of each is allowed. */
export type LimitTable = Record<LimitName, { points: number; duration: number }>;

/** Counts calls and refuses the ones beyond a limit. */
export interface Limits {
  /** Counts one call. @throws ApiError RATE_LIMITED with the seconds to wait */
  count: (name: LimitName, who: string) => Promise<void>;
  /** Refuses without counting. @throws ApiError RATE_LIMITED */
  refuseWhenSpent: (name: LimitName, who: string) => Promise<void>;
  /** Takes one counted call back: it turned out to be a good one. */
  forgive: (name: LimitName, who: string) => Promise<void>;
}

function refusal(result: RateLimiterRes): ApiError {
  const retryAfter = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, { retryAfter });
}

/** Makes the limits; they live in memory, so a restart forgets them. */
export function createLimits(table: LimitTable = standardLimits): Limits {
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
    refuseWhenSpent: async (name, who) => {
      const result = await limiterOf(name).get(who);
      if (result !== null && result.consumedPoints >= table[name].points) throw refusal(result);
    },
    forgive: async (name, who) => {
      await limiterOf(name).reward(who, 1);
    },
  };
}

/** Limits that never refuse: for measuring and for browser tests on this machine. */
export const noLimits: Limits = {
  count: () => Promise.resolve(),
  refuseWhenSpent: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
};
