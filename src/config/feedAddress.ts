import { contents, feedPeriods, feedSorts, timings } from '@contract/rules/posts/categories';
import type {
  ContentCategory,
  FeedPeriod,
  FeedSort,
  Timing,
} from '@contract/rules/posts/categories';
import { formatId, parseId } from '@contract/rules/site/ids';
import { searchIn } from '@contract/rules/admin/query-length';
import { routes } from './routes';

/** The filter of the home feed; it exists only in the address (docs/product/rules.md#feed-filters). */
export interface FeedFilter {
  q?: string;
  /** In the form `sphere12`. */
  sphereId?: string;
  timing?: Timing;
  content?: ContentCategory;
  sort?: FeedSort;
  /** Only with the most liked posts. */
  period?: FeedPeriod;
  /** Only posts of followed members; excludes all other filters. */
  following?: true;
  /** Only notices; excludes all other filters. */
  notices?: true;
}

/** Feeds with an address of their own: the values of `feed`. */
const feeds = ['following', 'notices'] as const;
const feedAddress = (feed: (typeof feeds)[number]) => `${routes.home}?feed=${feed}`;

/** The address of the posts of followed members. */
export const followingPath = feedAddress('following');

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value);

/** Reads the filter from an address; ignores unknown values. */
export function readFeedFilter(params: URLSearchParams): FeedFilter {
  const feed = oneOf(feeds, params.get('feed'));
  if (feed) return { [feed]: true };
  const q = searchIn(params);
  const sphere = parseId('sphere', params.get('sphere'));
  const timing = oneOf(timings, params.get('timing'));
  const content = oneOf(contents, params.get('content'));
  const sort = oneOf(feedSorts, params.get('sort'));
  const period = sort === 'popular' ? oneOf(feedPeriods, params.get('period')) : undefined;
  return {
    ...(q && { q }),
    ...(sphere && { sphereId: formatId('sphere', sphere) }),
    ...(timing && { timing }),
    ...(content && { content }),
    ...(sort && sort !== 'latest' && { sort }),
    ...(period && { period }),
  };
}

/** Returns the canonical path of a page, without other parameters of its address. */
export function canonicalPath(pathname: string, search: string): string {
  return pathname === routes.home
    ? feedPath(readFeedFilter(new URLSearchParams(search)))
    : pathname;
}

/**
 * Returns the address of a filter; equal filters have equal addresses, so the address also serves
 * as a key.
 */
export function feedPath(filter: FeedFilter): string {
  const { q, sphereId, timing, content, sort, period } = filter;
  const feed = feeds.find((name) => filter[name]);
  if (feed) return feedAddress(feed);
  const params = new URLSearchParams();
  const sphere = parseId('sphere', sphereId);
  if (q) params.set('q', q);
  if (sphere) params.set('sphere', String(sphere));
  if (timing) params.set('timing', timing);
  if (content) params.set('content', content);
  if (sort && sort !== 'latest') params.set('sort', sort);
  if (sort === 'popular' && period) params.set('period', period);
  return params.size > 0 ? `${routes.home}?${params.toString()}` : routes.home;
}
