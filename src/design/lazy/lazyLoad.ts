/** Code that comes when it is asked for. */
export interface LazyCode<T> {
  /** Brings it, once for all; after a failure the next call asks again. Rejects when two tries failed. */
  load: () => Promise<T>;
  /** What came; null before that. */
  current: () => T | null;
}

/**
 * The one way to load code later. It is asked for twice: a network may fail once, and a deployment may have replaced the file.
 * @param load an `import()` of the module
 */
export function lazyLoad<T>(load: () => Promise<T>): LazyCode<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  async function bring(): Promise<T> {
    try {
      loaded = await load().catch(load);
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return { load: () => (loading ??= bring()), current: () => loaded };
}
