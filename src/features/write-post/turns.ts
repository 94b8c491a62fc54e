/** Runs work when it is its turn. @throws the signal's reason when it ends the waiting */
type Turns = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Makes a queue: a few pieces of work run at once, the others wait in the order in which they came.
 * @param places how many run at once
 */
export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;

  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      const giveUp = () => {
        const at = waiting.indexOf(resolve);
        if (at === -1) return;
        waiting.splice(at, 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });

  return async (work, signal) => {
    if (free > 0) free -= 1;
    else await wait(signal);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
