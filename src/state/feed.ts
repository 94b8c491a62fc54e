import type { Pagination } from '@contract/models/paging';
import { atom } from 'jotai';

/** How long page 1 counts as fresh, in ms. Source: members.md section 9. */
export const FEED_LIFETIME = 5 * 60_000;

/** The list as it was last shown; `key` says for which filters. */
export interface FeedList {
  key: string;
  ids: string[];
  pagination: Pagination;
  loadedAt: number;
  scrollY: number;
}

/** The last shown list, kept while a member looks at something else and comes back. */
export const feedListAtom = atom<FeedList | null>(null);

/**
 * Whether something happened (a new post, a like) after which the kept list may be behind. It is
 * then fetched again in the background; what is on the screen never jumps (A0.6).
 */
export const feedStaleAtom = atom(false);
