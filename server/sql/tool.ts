import { ApiError, type ErrorCode } from '@contract/errors';
import { queryError } from '@contract/rules/query-errors';
import type { QueryCell } from '@contract/rules/query-result';
import { QUERIES_AT_ONCE, type SqlEngine } from '@contract/rules/query-tables';
import type { ReadSql } from '@contract/rules/sql-text';
import { errorTexts, queryTexts, type QueryRefusal } from '@contract/texts';

/** A query that has been read and may be run. */
export interface AskedQuery {
  read: ReadSql;
  /** The values of its places, in the order of `read.params`. */
  values: (string | number | null)[];
  /** Whether its plan is wanted in place of its rows. */
  explain: boolean;
}

/** What an engine gives for a query. */
export interface QueryRows {
  names: string[];
  rows: QueryCell[][];
  truncated: boolean;
}

/** Why an engine gave no rows; `unavailable` is a trouble that passes. */
export interface QueryStop {
  refusal: QueryRefusal | 'unavailable';
  /** The database's own words about a mistake in the query. */
  detail?: string;
}

/** Runs a query where it can do no harm. `signal` ends it early. */
export type QueryRunner = (
  asked: AskedQuery,
  signal: AbortSignal,
) => Promise<QueryRows | QueryStop>;

/** An engine of the tool. */
export interface QueryEngine {
  run: QueryRunner;
  /**
   * Tries once whether the engine refuses what it has to refuse.
   * @returns null when it does, else what is wrong
   */
  tryOut: () => Promise<string | null>;
}

/** The query tool of a server. */
export interface QueryTool {
  engine: SqlEngine;
  /** How many queries run at this moment. */
  running: () => number;
  /** @throws ApiError when the query is refused, fails or is stopped */
  run: (asked: AskedQuery, signal: AbortSignal) => Promise<QueryRows>;
}

/** How long a query waits for a place, ms: one that was cancelled just now has still to end. */
const WAIT = 700;

interface Places {
  taken: () => number;
  /** @throws ApiError when none becomes free in time */
  take: () => Promise<void>;
  leave: () => void;
}

/** The places of the queries that run at the same time. */
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
      // The place goes to the one who has waited longest.
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
 * Makes the query tool: a few queries at a time, none before the engine was seen to refuse what it
 * must, and none without an engine.
 * @param engine null where it is not set up
 * @param onFlaw is told why the tool refuses to work
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
        // It is tried again with the next query: a database may be away for a while.
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
