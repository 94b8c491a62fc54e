/** Runs work, a few pieces at once; the others wait in the order in which they came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue for work that holds a thread of the pool: more at once would hold the threads that
 * the database needs.
 * @param places how many run at once
 */
export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
