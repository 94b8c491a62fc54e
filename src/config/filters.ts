import { QUERY_MAX } from '@contract/rules/admin/query-length';
import { codeAmong } from '@contract/rules/text/codes';
import { cut } from '@contract/rules/text/length';

/** A filter of a page, kept only in a parameter of its address. */
interface Filter<T extends string = string, Initial extends string = T> {
  /** The value when the address has no such parameter. */
  initial: Initial;
  /** Returns the value that a parameter means; the initial value if it means none. */
  read: (given: string) => T | Initial;
}

/** The filters of a page by their parameter names. */
export type Filters = Readonly<Record<string, Filter>>;

/** The chosen values, with the initial ones. */
export type ChosenOf<F extends Filters> = {
  [Name in keyof F]: F[Name] extends Filter<infer T, infer Initial> ? T | Initial : never;
};

/** The chosen values, without the initial ones. */
type QueryOf<F extends Filters> = {
  [Name in keyof F]?: F[Name] extends Filter<infer T, infer Initial> ? Exclude<T, Initial> : never;
};

/** A choice from options. */
export const choice = <const T extends string, const Initial extends T>(
  options: readonly T[],
  initial: Initial,
): Filter<T, Initial> & { options: readonly T[] } => ({
  options,
  initial,
  read: (given) => {
    const code = codeAmong(options, given);
    return options.find((option) => option === code) ?? initial;
  },
});

/** Search words. */
export const words: Filter<string, ''> = {
  initial: '',
  read: (given) => cut(given.trim(), QUERY_MAX),
};

/** A day like 2026-11-27. */
export const day: Filter<string, ''> = {
  initial: '',
  read: (given) => (/^\d{4}-\d{2}-\d{2}$/.test(given) ? given : ''),
};

/** Reads the chosen values from an address. */
export function readChosen<F extends Filters>(filters: F, params: URLSearchParams): ChosenOf<F> {
  const entries = Object.entries(filters).map(([name, { read }]) => {
    return [name, read(params.get(name) ?? '')];
  });
  return Object.fromEntries(entries) as ChosenOf<F>;
}

/** The chosen values that differ from the initial ones, for a call or an address. */
export function queryOf<F extends Filters>(filters: F, chosen: Partial<ChosenOf<F>>): QueryOf<F> {
  const entries = Object.entries(filters).flatMap(([name, { initial }]) => {
    const value = chosen[name];
    return value === undefined || value === initial ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as QueryOf<F>;
}

/** The chosen values as parameters of an address; equal choices give equal texts. */
export const searchOf = <F extends Filters>(filters: F, chosen: Partial<ChosenOf<F>>): string =>
  new URLSearchParams(queryOf(filters, chosen) as Record<string, string>).toString();

/** The address of a page with the chosen values. */
export function filteredPath<F extends Filters>(
  path: string,
  filters: F,
  chosen: Partial<ChosenOf<F>>,
): string {
  const search = searchOf(filters, chosen);
  return search ? `${path}?${search}` : path;
}
