import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

/** Whether somebody asks on a device or with a session that the account knows. */
export type Asker = 'known' | 'unknown';

/** Hashes passwords one after another, and refuses those that would wait too long. */
export interface PasswordQueue {
  /** @throws ApiError UNAVAILABLE when too many of the kind wait already; then `work` never runs */
  add: <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;
}

/** How many of each kind may wait. A hash takes tens of milliseconds, so this is a few seconds. */
const WAITING_MOST: Record<Asker, number> = { known: 64, unknown: 128 };

/**
 * Makes a queue. Known askers come first and have reserved places, so that owners get in while
 * strangers fill the others. Source: docs/decisions/0046-password-queue.md.
 */
export function createPasswordQueue(most = WAITING_MOST): PasswordQueue {
  const waiting: Record<Asker, (() => void)[]> = { known: [], unknown: [] };
  let isBusy = false;

  function next(): void {
    const start = waiting.known.shift() ?? waiting.unknown.shift();
    isBusy = start !== undefined;
    start?.();
  }

  return {
    add: async (asker, work) => {
      if (isBusy) {
        const line = waiting[asker];
        if (line.length >= most[asker]) {
          throw new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE);
        }
        await new Promise<void>((resolve) => void line.push(resolve));
      }
      isBusy = true;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
