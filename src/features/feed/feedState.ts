import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { FEED_LIFETIME, feedPages, feedStaleAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { atom } from 'jotai';

/** The latest page 1 if it has posts that the list lacks; shown only on request. */
interface Arrived {
  path: string;
  count: number;
  isMore: boolean;
  show: () => void;
}

const arrivedValueAtom = atom<Arrived | null>(null);

/** The new posts on top of a list; read only. */
export const arrivedAtom = atom((get) => get(arrivedValueAtom));

const noteFreshAtom = atom(null, (get, set, path: string) => {
  if (get(feedPages.listsAtom)[path]?.status !== 'ready') return;
  set(arrivedValueAtom, null);
  set(feedStaleAtom, false);
});

/** Loads page 1 and replaces the list. */
export const loadFeedAtom = atom(null, async (_get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  await set(feedPages.loadAtom, path);
  set(noteFreshAtom, path);
});

/** Loads page 1 in the background to find new posts; the list does not change. */
export const pollFeedAtom = atom(null, async (get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  // In other orders new posts do not appear on top.
  if (get(feedPages.listsAtom)[path]?.status !== 'ready' || filter.sort) return;
  try {
    const found = await set(feedPages.pollAtom, path);
    if (!found) return;
    const { items, nextCursor } = found.page;
    const listed = get(feedPages.listsAtom)[path]?.items ?? [];
    // The member's own pending posts are no cards yet: once confirmed, they are new.
    const shown = listed.filter(({ isConfirmed }) => isConfirmed);
    const ids = new Set(shown.map(({ postId }) => postId));
    // Posts after the last known one moved up because others were removed. Pinned posts and the
    // member's own pending ones do not count, because they stay above new posts.
    const end = items.findLastIndex(
      ({ postId, isPinned, isConfirmed }) => isConfirmed && !isPinned && ids.has(postId),
    );
    const isMore = end === -1 && nextCursor !== null;
    const count = items
      .slice(0, end === -1 ? undefined : end)
      .filter(({ postId, isConfirmed }) => isConfirmed && !ids.has(postId)).length;
    const show = () => set(feedPages.showAtom, path, found.page, found);
    set(arrivedValueAtom, count > 0 ? { path, count, isMore, show } : null);
    set(feedStaleAtom, false);
  } catch {
    // The reader did not request it, so a failure is not reported; the next poll may succeed.
  }
});

/** Replaces the list with what `pollFeedAtom` found. */
export const showNewAtom = atom(null, (get, set) => {
  const arrived = get(arrivedValueAtom);
  if (!arrived) return;
  arrived.show();
  set(noteFreshAtom, arrived.path);
});

/**
 * Opens a list: the cached one if the reader returns to it or it is still fresh, else page 1. An
 * old or stale cached list is checked only in the background.
 */
export const openFeedAtom = atom(
  null,
  async (get, set, filter: FeedFilter, isReturn: boolean): Promise<void> => {
    const path = feedPath(filter);
    // The flags of these posts belong to the other viewer too.
    if (get(feedPages.isOthersAtom)) set(clearPostsAtom);
    const { status, loadedAt = 0 } = get(feedPages.listsAtom)[path] ?? {};
    const isOld = get(feedStaleAtom) || Date.now() - loadedAt > FEED_LIFETIME;
    const isKept = isReturn || !isOld;
    await set(feedPages.openAtom, path, isKept);
    if (status !== 'ready' || !isKept) set(noteFreshAtom, path);
    else if (isOld) void set(pollFeedAtom, filter);
  },
);

/** Stops pending requests for a list that leaves the screen. */
export const closeFeedAtom = atom(null, (_get, set, path: string) => {
  set(feedPages.closeAtom, path);
  set(arrivedValueAtom, null);
});
