/** How long a guest's page may be shown after it was begun, ms: as long as the feed's own pages. */
const FRESH = 1_000;
/** Pages kept at most; each is a document with its compressed copies. */
const KEPT_MOST = 60;

/** Pages that are the same for every guest. */
export interface GuestCache<T> {
  /**
   * The page of a key, made if there is none that is fresh; guests who ask meanwhile wait for the
   * same one. One that fails is not kept.
   */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  clear: () => void;
}

/** Makes an empty cache. @param now ms */
export function createGuestCache<T>(now: () => number): GuestCache<T> {
  const kept = new Map<string, { madeAt: number; page: Promise<T> }>();

  return {
    get: (key, make) => {
      const known = kept.get(key);
      const age = known ? now() - known.madeAt : FRESH;
      if (known && age >= 0 && age < FRESH) return known.page;
      if (kept.size >= KEPT_MOST) kept.clear();
      const entry = { madeAt: now(), page: make() };
      kept.set(key, entry);
      entry.page.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return entry.page;
    },
    clear: () => kept.clear(),
  };
}
