/** How long a value is fresh after its computation began, ms. */
const FRESH = 1_000;

/** Caches answers for a second that are the same for everybody. */
export interface MicroCache<T> {
  /** Whether a key has a fresh value. @param now ms */
  has: (key: string, now: number) => boolean;
  /**
   * Returns the value of a key, and makes it if no fresh one is cached; concurrent callers wait for
   * the same value. A failure is not cached.
   */
  get: (key: string, now: number, make: () => Promise<T>) => Promise<T>;
  clear: () => void;
}

/** Opens a cache under the name that its hits are counted by. */
export type OpenCache = <T>(name: string, most: number) => MicroCache<T>;

/** Opens a cache whose hits nobody counts. */
export const openCache: OpenCache = (_name, most) => createMicroCache(most);

/** Makes an empty cache. @param most its maximum size; one more value clears it */
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
