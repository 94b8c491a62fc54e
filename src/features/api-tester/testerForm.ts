import { cleanValues, withoutSecrets } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';

/** What may be kept and shared of a form: clean, and without what is secret. */
export const shared = (tester: Tester, values: TesterValues): TesterValues =>
  withoutSecrets(tester, cleanValues(tester, values));

/**
 * The part of the address behind `#` that brings a form. No server sees it. A parameter that an
 * empty form begins with is in it also when it was emptied.
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
 * The form that an address brings; null when it brings none.
 * @param initial what an empty form begins with
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
