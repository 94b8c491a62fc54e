import { cut } from './length';

/** The longest search that the API takes, in characters. */
export const QUERY_MAX = 100;

/** The search of an address, cut to what the API takes; empty for none. */
export const searchIn = (params: URLSearchParams): string =>
  cut(params.get('q')?.trim() ?? '', QUERY_MAX);
