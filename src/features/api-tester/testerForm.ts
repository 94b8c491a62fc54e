import { cleanValues, withoutSecrets } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';

/** The values of a form that may be stored and shared: cleaned, and without secrets. */
export const shared = (tester: Tester, values: TesterValues): TesterValues =>
  withoutSecrets(tester, cleanValues(tester, values));

/**
 * The fragment of an address (after `#`) that fills the form. It never reaches a server. It
 * includes a parameter with a default even if that was emptied.
 */
export function formAddress(tester: Tester, values: TesterValues): string {
  const sent = shared(tester, values);
  const parts = new URLSearchParams();
  for (const { name, initial, kind } of tester.params) {
    const value = sent[name] ?? '';
    if (kind !== 'secret' && (value !== '' || initial !== undefined)) parts.set(name, value);
  }
  return `#${parts.toString()}`;
}

/**
 * Returns the form that an address holds; null if it holds none.
 * @param initial the initial values of an empty form
 */
export function readFormAddress(
  tester: Tester,
  hash: string,
  initial: TesterValues,
): TesterValues | null {
  const parts = new URLSearchParams(hash.slice(1));
  const given = tester.params
    .filter(({ kind, name }) => kind !== 'secret' && parts.has(name))
    .map(({ name }) => [name, parts.get(name) ?? ''] as const);
  const typed = Object.fromEntries(given);
  return given.length === 0 ? null : { ...initial, ...typed, ...cleanValues(tester, typed) };
}
