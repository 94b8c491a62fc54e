/** Why a database could not be closed in order. */
export class CloseError extends Error {
  constructor(
    /** `read`: another program reads the file. `busy`: a statement of ours goes on. */
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

/** What a database that is closed answers. */
class DatabaseClosed extends Error {
  override name = 'DatabaseClosed';
}

/** How long the end waits for work under way, ms: a transaction that has begun is kept or not. */
const TIMEOUT = 1_000;

/** Follows the work on a database, so that its end cuts off none. */
export function followWork() {
  let underWay = 0;
  let isEnded = false;
  let onIdle: () => void = () => undefined;

  return {
    /** Does some work. @throws DatabaseClosed after the end */
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
    /** Takes no more work. @returns whether all that was under way has ended in time */
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
