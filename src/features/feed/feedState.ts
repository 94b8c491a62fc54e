import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { FEED_LIFETIME, feedPages, feedStaleAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { atom } from 'jotai';

/** Page 1 as it is by now, where it holds posts that the list does not; shown only when asked for. */
interface Arrived {
  path: string;
  count: number;
  isMore: boolean;
  show: () => void;
}

const arrivedValueAtom = atom<Arrived | null>(null);

/** What is new on top of a list; read only. */
export const arrivedAtom = atom((get) => get(arrivedValueAtom));

const noteFreshAtom = atom(null, (get, set, path: string) => {
  if (get(feedPages.listsAtom)[path]?.status !== 'ready') return;
  set(arrivedValueAtom, null);
  set(feedStaleAtom, false);
});

/** Loads page 1 in place of whatever is there. */
export const loadFeedAtom = atom(null, async (_get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  await set(feedPages.loadAtom, path);
  set(noteFreshAtom, path);
});

/** Asks in the background for posts that the list does not have; the list stays as it is. */
export const pollFeedAtom = atom(null, async (get, set, filter: FeedFilter) => {
  const path = feedPath(filter);
  // The other orders have no newest end where something could arrive.
  if (get(feedPages.listsAtom)[path]?.status !== 'ready' || filter.sort) return;
  try {
    const found = await set(feedPages.pollAtom, path);
    if (!found) return;
    const { items, nextCursor } = found.page;
    const listed = get(feedPages.listsAtom)[path]?.items ?? [];
    // One's own that waited is no card yet: confirmed, it is new.
    const shown = listed.filter(({ isConfirmed }) => isConfirmed);
    const ids = new Set(shown.map(({ postId }) => postId));
    // What stands behind all that is known moved up because something left the list. Pinned posts,
    // and one's own that wait, say nothing of that: they stand on top of whatever is new.
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
    // The reader did not ask for it, so a failure is not reported; the next poll may succeed.
  }
});

/** Shows what `pollFeedAtom` found, in place of the list. */
export const showNewAtom = atom(null, (get, set) => {
  const arrived = get(arrivedValueAtom);
  if (!arrived) return;
  arrived.show();
  set(noteFreshAtom, arrived.path);
});

/**
 * Opens a list: the kept one when somebody comes back to it or it is still fresh, else page 1 again.
 * A kept list that is old or stale is looked after in the background only.
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

/** Ends what is under way for a list that leaves the screen. */
export const closeFeedAtom = atom(null, (_get, set, path: string) => {
  set(feedPages.closeAtom, path);
  set(arrivedValueAtom, null);
});
