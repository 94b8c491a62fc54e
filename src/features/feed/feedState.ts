import { fetchFeed, type FeedQuery } from '@/api/posts';
import { feedPath, type FeedFilter } from '@/config/feedAddress';
import {
  clearFeedAtom,
  FEED_LIFETIME,
  feedListsAtom,
  feedStaleAtom,
  type FeedList,
} from '@/state/feed';
import { clearPostsAtom, postsAtom, putPostsAtom } from '@/state/posts';
import { ownerAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import type { Pagination } from '@contract/models/paging';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

interface Page {
  posts: Post[];
  pagination: Pagination;
  /** The posts that were known when it was asked for. */
  before: Readonly<Record<string, Post>>;
}

/** What is under way for the list that is on the screen. */
export interface FeedView {
  path: string;
  viewer: string | null;
  first: 'loading' | 'ready' | 'failed';
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** Page 1 as it is by now, when it holds posts that the list does not; shown only when asked for. */
  arrived: (Page & { count: number; isMore: boolean }) | null;
}

const idle = { next: 'idle', error: null, arrived: null } as const;
const viewAtom = atom<FeedView>({ path: '', viewer: null, first: 'loading', ...idle });
export const feedViewAtom = atom((get) => get(viewAtom));

// Ends what was asked for a list that is no longer wanted; an answer that is late changes nothing.
const runAtom = atom<{ current: AbortController }>(() => ({ current: new AbortController() }));

const fetchPageAtom = atom(
  null,
  async (get, _set, query: FeedQuery, signal: AbortSignal): Promise<Page> => {
    const before = get(postsAtom);
    return { ...(await fetchFeed(query, signal)), before };
  },
);

/** Starts again: an answer to what was asked before is no longer wanted. */
const beginAtom = atom(null, (get): AbortSignal => {
  const run = get(runAtom);
  run.current.abort();
  run.current = new AbortController();
  return run.current.signal;
});

const viewerOf = (user: Member | null) => user?.user_id ?? null;

const showPageAtom = atom(null, (get, set, path: string, page: Page) => {
  const { posts, pagination, before } = page;
  set(putPostsAtom, posts, before);
  const ids = posts.map(({ postId }) => postId);
  const list = { ids, pagination, loadedAt: Date.now(), scrollY: null };
  const viewer = viewerOf(get(ownerAtom));
  set(feedListsAtom, ({ byPath }) => ({ viewer, byPath: { ...byPath, [path]: list } }));
  set(viewAtom, { path, viewer, first: 'ready', ...idle });
  set(feedStaleAtom, false);
});

/** Loads page 1 in place of whatever is there. */
export const loadFeedAtom = atom(null, async (get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  const viewer = viewerOf(get(ownerAtom));
  const signal = set(beginAtom);
  set(feedListsAtom, ({ viewer, byPath: { [path]: _old, ...byPath } }) => ({ viewer, byPath }));
  set(viewAtom, { path, viewer, first: 'loading', ...idle });
  try {
    const page = await set(fetchPageAtom, filter, signal);
    if (!signal.aborted) set(showPageAtom, path, page);
  } catch (error) {
    if (!signal.aborted) set(viewAtom, { path, viewer, first: 'failed', ...idle, error });
  }
});

/** Looks in the background for posts that the list does not have; the list stays as it is. */
export const pollNewPostsAtom = atom(null, async (get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  const { signal } = get(runAtom).current;
  const known = get(feedListsAtom).byPath[path];
  // The other orders have no newest end where something could arrive.
  if (!known || filter.sort) return;
  try {
    const page = await set(fetchPageAtom, filter, signal);
    if (signal.aborted) return;
    const ids = new Set(get(feedListsAtom).byPath[path]?.ids);
    // What stands behind all that is known moved up because something left the list. Pinned posts,
    // and one's own that wait, say nothing of that: they stand on top of whatever is new.
    const end = page.posts.findLastIndex(
      ({ postId, isPinned, isConfirmed }) => isConfirmed && !isPinned && ids.has(postId),
    );
    const isMore = end === -1 && page.pagination.hasMore;
    const count = page.posts
      .slice(0, end === -1 ? undefined : end)
      .filter(({ postId }) => !ids.has(postId)).length;
    const arrived = count > 0 ? { ...page, count, isMore } : null;
    set(viewAtom, (view) => ({ ...view, arrived }));
    set(feedStaleAtom, false);
  } catch {
    // Nobody asked, so nobody is told; the next look may succeed.
  }
});

/** Shows what `pollNewPostsAtom` found, in place of the list. */
export const showNewAtom = atom(null, (get, set) => {
  const { path, arrived } = get(viewAtom);
  if (!arrived) return;
  // The next page of the old list is no longer the next.
  set(beginAtom);
  set(showPageAtom, path, arrived);
});

/**
 * Opens a list: the kept one when somebody comes back to it or it is still fresh, else page 1 again.
 * A kept list that is old or stale is looked after in the background only.
 */
export const openFeedAtom = atom(null, (get, set, filter: FeedFilter, isReturn: boolean) => {
  const path = feedPath(filter);
  const viewer = viewerOf(get(ownerAtom));
  const kept = get(feedListsAtom);
  if (kept.viewer !== viewer && Object.keys(kept.byPath).length > 0) {
    set(clearFeedAtom);
    set(clearPostsAtom);
  }
  const view = get(viewAtom);
  const run = get(runAtom);
  const isSame = view.path === path && view.viewer === viewer && !run.current.signal.aborted;
  const list = get(feedListsAtom).byPath[path];
  const isOld = get(feedStaleAtom) || Date.now() - (list?.loadedAt ?? 0) > FEED_LIFETIME;
  if (!list || (isOld && !isReturn)) {
    if (!isSame || view.first !== 'loading') void set(loadFeedAtom, filter);
    return;
  }
  if (!isSame) {
    set(beginAtom);
    set(viewAtom, { path, viewer, first: 'ready', ...idle });
  }
  if (isOld) void set(pollNewPostsAtom, filter);
});

/** Adds the next page by cursor; a post that moved meanwhile is not shown twice. */
export const loadMoreAtom = atom(null, async (get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  const { signal } = get(runAtom).current;
  const cursor = get(feedListsAtom).byPath[path]?.pagination.nextCursor;
  if (!cursor || get(viewAtom).next === 'loading') return;
  set(viewAtom, (view) => ({ ...view, next: 'loading', error: null }));
  try {
    const page = await set(fetchPageAtom, { ...filter, cursor }, signal);
    if (signal.aborted) return;
    const { posts, pagination, before } = page;
    set(putPostsAtom, posts, before);
    set(changeListAtom, path, ({ ids, ...list }) => ({
      ...list,
      ids: [...new Set([...ids, ...posts.map(({ postId }) => postId)])],
      pagination,
    }));
    set(viewAtom, (view) => ({ ...view, next: 'idle' }));
  } catch (error) {
    if (!signal.aborted) set(viewAtom, (view) => ({ ...view, next: 'failed', error }));
  }
});

/** Changes the kept list of a filter, if there is one. */
export const changeListAtom = atom(
  null,
  (_get, set, path: string, change: (list: FeedList) => FeedList) => {
    set(feedListsAtom, (kept) => {
      const list = kept.byPath[path];
      return list ? { ...kept, byPath: { ...kept.byPath, [path]: change(list) } } : kept;
    });
  },
);

/** Stops what is under way for the list that leaves the screen. */
export const closeFeedAtom = atom(null, (get) => get(runAtom).current.abort());
