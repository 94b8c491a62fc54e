/** Code that loads on demand. */
export interface LazyCode<T> {
  /** Loads it once; after a failure the next call tries again. Rejects after two failed tries. */
  load: () => Promise<T>;
  /** The loaded code; null before that. */
  current: () => T | null;
}

/**
 * The only way to load code later. It tries twice: a network may fail once, and a deployment may have replaced the file.
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
