import { ApiError } from '@contract/errors';
import {
  limits,
  sharedLimits,
  type Limit,
  type LimitName,
  type LimitTable,
} from '@contract/endpoints/limits';
import { errorTexts } from '@contract/texts';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../database';
import { poolOf, withConnection } from '../database/pool';

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

/** Shares a limit between the processes on one PostgreSQL. Without the database, each counts alone. */
function sharedLimiter(name: LimitName, limit: Limit, db: Database): RateLimiterAbstract {
  const pool = poolOf<pg.Client>(db.knex);
  return new RateLimiterPostgres({
    storeClient: {
      query: (asked: pg.QueryConfig) =>
        withConnection(pool, (connection) => connection.query(asked)),
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...limit,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...limit }),
  });
}

/** The table must not say whose address or mail tried to sign in. */
const hidden = (who: string) => createHash('sha256').update(who).digest('base64url');

/**
 * Makes the limits. They live in memory, so a restart forgets them and each process counts alone;
 * on PostgreSQL those of `sharedLimits` live in the database.
 */
export function createLimits(table: LimitTable = limits, db?: Database): Limits {
  const isShared = (name: LimitName) => db?.engine === 'postgres' && sharedLimits.has(name);
  const limiters = new Map(
    (Object.keys(table) as LimitName[]).map((name): [LimitName, RateLimiterAbstract] => [
      name,
      db && isShared(name)
        ? sharedLimiter(name, table[name], db)
        : new RateLimiterMemory({ keyPrefix: name, ...table[name] }),
    ]),
  );
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterAbstract;
  const keyOf = (name: LimitName, who: string) => (isShared(name) ? hidden(who) : who);

  return {
    count: async (name, who) => {
      await limiterOf(name)
        .consume(keyOf(name, who))
        .catch((reason: unknown) => {
          throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
        });
    },
    takes: (name, who) =>
      limiterOf(name)
        .consume(keyOf(name, who))
        .then(
          () => true,
          (reason: unknown) => {
            if (reason instanceof RateLimiterRes) return false;
            throw reason;
          },
        ),
    refuseWhenSpent: async (name, who) => {
      const result = await limiterOf(name).get(keyOf(name, who));
      if (result !== null && result.consumedPoints >= table[name].points) throw refusal(result);
    },
    refund: async (name, who) => {
      await limiterOf(name).reward(keyOf(name, who), 1);
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
