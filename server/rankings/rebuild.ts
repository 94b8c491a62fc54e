import type { Database } from '../database';
import type { Log } from '../lib/log';
import type { OpenCache } from '../lib/micro-cache';
import { buildRankings } from './build';

/** The parts of a server that the rankings use. `now` is in ms. */
export interface RankingParts {
  db: Database;
  log: Log;
  now: () => number;
  openCache?: OpenCache;
}

/** Rebuilds the lists of the rankings. */
export interface Rebuilder {
  /** Rebuilds all lists from the present counts; concurrent calls share the next run. */
  rebuild: () => Promise<void>;
  /**
   * The same for a caller who waits for something else: on a large site it continues in the
   * background after two seconds, and logs a failure.
   */
  refresh: () => Promise<void>;
}

/** How long a caller waits for the lists, ms. */
const REFRESH_TIMEOUT = 2_000;

/** Makes a rebuilder. @param onBuilt called after every run that succeeded */
export function createRebuilder({ db, log, now }: RankingParts, onBuilt: () => void): Rebuilder {
  let waiting: Promise<void> | null = null;
  let running = Promise.resolve();

  async function build(): Promise<void> {
    waiting = null;
    await buildRankings(db, now());
    onBuilt();
  }

  function rebuild(): Promise<void> {
    if (waiting === null) {
      running = running.then(build, build);
      waiting = running;
    }
    return waiting;
  }

  return {
    rebuild,
    async refresh() {
      const made = rebuild().catch((error: unknown) => {
        log.warn({ err: error }, 'the lists of the rankings could not be made');
      });
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, REFRESH_TIMEOUT).unref());
      await Promise.race([made, timeout]);
    },
  };
}
