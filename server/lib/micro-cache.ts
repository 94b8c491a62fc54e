/** How long a value may be used after its making began, ms. */
const FRESH = 1_000;

/** Keeps answers that are the same for everybody who asks within a second. */
export interface MicroCache<T> {
  /** Whether a key has a fresh value. @param now ms */
  has: (key: string, now: number) => boolean;
  /**
   * Gives the value of a key, which is made where no fresh one is kept; a caller that asks
   * meanwhile waits for the same. A failure is not cached.
   */
  get: (key: string, now: number, make: () => Promise<T>) => Promise<T>;
  clear: () => void;
}

/** Makes an empty cache. @param most how many it keeps; one more drops them all */
export function createMicroCache<T>(most: number): MicroCache<T> {
  const kept = new Map<string, { madeAt: number; made: Promise<T> }>();

  function fresh(key: string, now: number): Promise<T> | null {
    const known = kept.get(key);
    return known && now >= known.madeAt && now - known.madeAt < FRESH ? known.made : null;
  }

  return {
    has: (key, now) => fresh(key, now) !== null,
    get: (key, now, make) => {
      const known = fresh(key, now);
      if (known) return known;
      if (kept.size >= most) kept.clear();
      const entry = { madeAt: now, made: make() };
      kept.set(key, entry);
      entry.made.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return entry.made;
    },
    clear: () => kept.clear(),
  };
}
