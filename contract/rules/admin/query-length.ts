import { cut } from '../text/length';

/** The longest search that the API accepts, in characters. */
export const QUERY_MAX = 100;

/** The search in an address, cut to the API's limit; empty without one. */
export const searchIn = (params: URLSearchParams): string =>
  cut(params.get('q')?.trim() ?? '', QUERY_MAX);
