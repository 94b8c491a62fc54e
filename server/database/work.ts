/** The reason why a database could not be closed properly. */
export class CloseError extends Error {
  constructor(
    /** `read`: another program reads the file. `busy`: one of our statements is still running. */
    readonly reason: 'read' | 'busy',
  ) {
    super(
      reason === 'read'
        ? 'Another program reads the database, so it has a -wal file'
        : 'A statement was still under way, so the database was not closed',
    );
    this.name = 'CloseError';
  }
}

/** The error of a closed database. */
class DatabaseClosed extends Error {
  override name = 'DatabaseClosed';
}

/** How long the end waits for running work, ms; a transaction that has begun is stored or not. */
const TIMEOUT = 1_000;

/** Tracks the work on a database, so that its end interrupts none. */
export function followWork() {
  let underWay = 0;
  let isEnded = false;
  let onIdle: () => void = () => undefined;

  return {
    /** Runs some work. @throws DatabaseClosed after the end */
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (isEnded) throw new DatabaseClosed('The database is closed');
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) onIdle();
      }
    },
    /** Refuses new work. @returns whether all running work ended in time */
    end: (): Promise<boolean> => {
      isEnded = true;
      if (underWay === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), TIMEOUT);
        onIdle = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
    },
  };
}
