import type { Pagination } from '@contract/models/paging';
import { atom } from 'jotai';

/** How long page 1 counts as fresh, in ms. Source: docs/product/rules.md#feed-freshness. */
export const FEED_LIFETIME = 5 * 60_000;

/** A list as it was last shown. */
export interface FeedList {
  ids: string[];
  pagination: Pagination;
  loadedAt: number;
  /** Where it was left, px; null while nobody has left it. */
  scrollY: number | null;
}

/** The lists that were shown to `viewer`, by the address of their filter. */
export interface FeedLists {
  viewer: string | null;
  byPath: Readonly<Record<string, FeedList>>;
}

/** Kept while a member looks at something else and comes back. */
export const feedListsAtom = atom<FeedLists>({ viewer: null, byPath: {} });

/**
 * Whether something happened (a new post, a like) after which a kept list may be behind. It is
 * then fetched again in the background; what is on the screen never jumps.
 */
export const feedStaleAtom = atom(false);

/** Forgets the lists: they were another viewer's. */
export const clearFeedAtom = atom(null, (_get, set) => {
  set(feedListsAtom, { viewer: null, byPath: {} });
});
