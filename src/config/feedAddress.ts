import { contents, feedSorts, timings } from '@contract/rules/categories';
import type { ContentCategory, FeedSort, Timing } from '@contract/rules/categories';
import { formatId, parseId } from '@contract/rules/ids';
import { QUERY_MAX } from '@contract/rules/query-length';
import { routes } from './routes';

/** The filter of the home feed; only the address holds it (docs/product/rules.md#feed-filters). */
export interface FeedFilter {
  q?: string;
  /** In the form `sphere12`. */
  sphereId?: string;
  timing?: Timing;
  content?: ContentCategory;
  sort?: FeedSort;
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value);

/** Reads the filter from an address; a value we do not know is ignored, not an error. */
export function readFeedFilter(params: URLSearchParams): FeedFilter {
  const q = params.get('q')?.trim().slice(0, QUERY_MAX);
  const sphere = parseId('sphere', params.get('sphere'));
  const timing = oneOf(timings, params.get('timing'));
  const content = oneOf(contents, params.get('content'));
  const sort = oneOf(feedSorts, params.get('sort'));
  return {
    ...(q && { q }),
    ...(sphere && { sphereId: formatId('sphere', sphere) }),
    ...(timing && { timing }),
    ...(content && { content }),
    ...(sort && sort !== 'latest' && { sort }),
  };
}

/** Gives the canonical path of a page, without other parameters of its address. */
export function canonicalPath(pathname: string, search: string): string {
  return pathname === routes.home
    ? feedPath(readFeedFilter(new URLSearchParams(search)))
    : pathname;
}

/**
 * Gives the address of a filter; equal filters have equal addresses, so the address also serves as
 * a key.
 */
export function feedPath({ q, sphereId, timing, content, sort }: FeedFilter): string {
  const params = new URLSearchParams();
  const sphere = parseId('sphere', sphereId);
  if (q) params.set('q', q);
  if (sphere) params.set('sphere', String(sphere));
  if (timing) params.set('timing', timing);
  if (content) params.set('content', content);
  if (sort && sort !== 'latest') params.set('sort', sort);
  return params.size > 0 ? `${routes.home}?${params.toString()}` : routes.home;
}
