/** The keys of the browser's storage; `theme` is also read by public/theme.js. */
export const storageKeys = {
  theme: 'mulbit.theme',
  session: 'mulbit.session',
  settings: 'mulbit.settings',
  autoLoad: 'mulbit.autoLoad',
  searches: 'mulbit.searches',
  reading: 'mulbit.reading',
  lastDailyVisit: 'mulbit.lastVisit',
  /** In `sessionStorage`: what a guest wanted to do, see `state/intent`. */
  intent: 'mulbit.intent',
  draft: (area: string) => `mulbit.draft.${area}`,
} as const;

// Does not test for `localStorage`: newer versions of Node have one, which all members would share.
const isBrowser = () => typeof window !== 'undefined';

/** Reads a JSON value; null if it is missing or broken, or if the browser denies storage. */
export function readStored(key: string): unknown {
  try {
    const text = isBrowser() ? localStorage.getItem(key) : null;
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores a JSON value; null removes it. It does not fail if the storage is full or denied. */
export function store(key: string, value: unknown): void {
  if (!isBrowser()) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or a full disk: the site works without its cache.
  }
}
