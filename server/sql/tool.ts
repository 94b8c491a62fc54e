import { ApiError, type ErrorCode } from '@contract/errors';
import { queryError } from '@contract/rules/admin/query-errors';
import type { QueryCell } from '@contract/rules/admin/query-result';
import { QUERIES_AT_ONCE, type SqlEngine } from '@contract/rules/admin/query-tables';
import type { ReadSql } from '@contract/rules/admin/sql-text';
import { errorTexts, queryTexts, type QueryRefusal } from '@contract/texts';

/** A parsed query that may run. */
export interface AskedQuery {
  read: ReadSql;
  /** The values of its places, in the order of `read.params`. */
  values: (string | number | null)[];
  /** Whether to return its plan instead of its rows. */
  explain: boolean;
}

/** An engine's answer to a query. */
export interface QueryRows {
  names: string[];
  rows: QueryCell[][];
  truncated: boolean;
}

/** The reason why an engine gave no rows; `unavailable` is a temporary problem. */
export interface QueryStop {
  refusal: QueryRefusal | 'unavailable';
  /** The database's own words about a mistake in the query. */
  detail?: string;
}

/** Runs a query without any possible harm. `signal` ends it early. */
export type QueryRunner = (
  asked: AskedQuery,
  signal: AbortSignal,
) => Promise<QueryRows | QueryStop>;

/** An engine of the tool. */
export interface QueryEngine {
  run: QueryRunner;
  /**
   * Tries once whether the engine refuses the forbidden queries.
   * @returns null if it does, else the flaw
   */
  tryOut: () => Promise<string | null>;
}

/** The query tool of a server. */
export interface QueryTool {
  engine: SqlEngine;
  /** The number of running queries. */
  running: () => number;
  /** @throws ApiError when the query is refused, fails or is stopped */
  run: (asked: AskedQuery, signal: AbortSignal) => Promise<QueryRows>;
}

/** How long a query waits for a place, ms: a query that was just cancelled still has to end. */
const WAIT = 700;

interface Places {
  taken: () => number;
  /** @throws ApiError if no place becomes free in time */
  take: () => Promise<void>;
  leave: () => void;
}

/** The places for queries that run at the same time. */
function createPlaces(): Places {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return {
    taken: () => taken,
    take: async () => {
      if (taken < QUERIES_AT_ONCE) {
        taken += 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const given = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(given), 1);
          reject(queryError('busy'));
        }, WAIT);
        waiting.push(given);
      });
    },
    leave: () => {
      const next = waiting.shift();
      // The longest waiting query gets the place.
      if (next) next();
      else taken -= 1;
    },
  };
}

const isRefusal = (name: string): name is QueryRefusal => name in queryTexts;

/** The error of a stop. */
function stopError({ refusal, detail }: QueryStop): ApiError {
  const unavailable: ErrorCode = 'UNAVAILABLE';
  if (!isRefusal(refusal)) return new ApiError(unavailable, errorTexts[unavailable]);
  return queryError(refusal, detail);
}

/**
 * Makes the query tool: a few queries at a time, after a check that the engine refuses forbidden
 * ones.
 * @param engine null if it is not set up
 * @param onFlaw gets the reason why the tool refuses to work
 */
export function createQueryTool(
  kind: SqlEngine,
  engine: QueryEngine | null,
  onFlaw: (flaw: string) => void,
): QueryTool {
  const places = createPlaces();
  let tried: Promise<string | null> | null = null;

  async function insistOnSafety({ tryOut }: QueryEngine): Promise<void> {
    tried ??= tryOut().then(
      (flaw) => {
        if (flaw !== null) onFlaw(flaw);
        return flaw;
      },
      (error: unknown) => {
        // The next query tries again: a database may be unavailable for a while.
        tried = null;
        onFlaw(error instanceof Error ? error.message : 'it could not be tried out');
        throw stopError({ refusal: 'unavailable' });
      },
    );
    if ((await tried) !== null) throw queryError('unsafe');
  }

  return {
    engine: kind,
    running: places.taken,
    run: async (asked, signal) => {
      if (engine === null) throw queryError('notSetUp');
      await places.take();
      try {
        await insistOnSafety(engine);
        const answer = await engine.run(asked, signal);
        if ('refusal' in answer) throw stopError(answer);
        return answer;
      } finally {
        places.leave();
      }
    },
  };
}
