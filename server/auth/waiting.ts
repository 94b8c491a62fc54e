import { SECOND_STEP_LIFETIME } from '@contract/rules/members/second-factor';

/** Values that wait a few minutes for a code. They live in memory, so a restart ends them. */
export interface Waiting<K, T> {
  /** Lets a value wait in place of an earlier one; returns when it ends, ms. */
  set: (key: K, value: T) => number;
  /** A waiting value; null if it does not wait any more. */
  get: (key: K) => T | null;
  /** Ends a value; returns whether it still waited. */
  take: (key: K) => boolean;
}

const WAITING_MOST = 10_000;

/** Makes a place for values that wait. */
export function createWaiting<K, T>(now: () => number): Waiting<K, T> {
  const values = new Map<K, { value: T; expiresAt: number }>();

  const get = (key: K) => {
    const found = values.get(key);
    return found && found.expiresAt > now() ? found.value : null;
  };

  return {
    set: (key, value) => {
      values.delete(key);
      // The oldest come first.
      for (const [old, { expiresAt }] of values) {
        if (expiresAt > now() && values.size < WAITING_MOST) break;
        values.delete(old);
      }
      const expiresAt = now() + SECOND_STEP_LIFETIME;
      values.set(key, { value, expiresAt });
      return expiresAt;
    },
    get,
    take: (key) => {
      const waited = get(key) !== null;
      values.delete(key);
      return waited;
    },
  };
}
