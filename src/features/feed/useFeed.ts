import { feedPath, readFeedFilter, type FeedFilter } from '@/config/feedAddress';
import { feedListsAtom, type FeedList } from '@/state/feed';
import { ownerAtom } from '@/state/session';
import { leftOutPostsAtom } from '@/state/hidden';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { closeFeedAtom, feedViewAtom, pollNewPostsAtom, openFeedAtom } from './feedState';
import { useIsReturn } from './useIsReturn';

/** How often page 1 is looked at in the background while the page is visible, in ms. */
const POLL_INTERVAL = 60_000;

/** The filter in the address. */
export function useFeedFilter(): FeedFilter {
  const [params] = useSearchParams();
  return useMemo(() => readFeedFilter(params), [params]);
}

/** The list of an address as its viewer wants to see it; undefined while nothing is loaded. */
export function useFeedList(path: string): FeedList | undefined {
  const list = useAtomValue(feedListsAtom).byPath[path];
  const leftOut = useAtomValue(leftOutPostsAtom);
  return useMemo(
    () => list && { ...list, ids: list.ids.filter((id) => !leftOut.has(id)) },
    [list, leftOut],
  );
}

function usePollNewPosts(filter: FeedFilter, enabled: boolean) {
  const poll = useSetAtom(pollNewPostsAtom);
  useEffect(() => {
    if (!enabled) return;
    // Anyone who comes back to the page causes two events: the page becomes visible, and it gets the focus.
    let isPolling = false;
    const pollIfVisible = () => {
      if (isPolling || document.visibilityState !== 'visible') return;
      isPolling = true;
      void poll(filter).then(() => {
        isPolling = false;
      });
    };
    const timer = setInterval(pollIfVisible, POLL_INTERVAL);
    document.addEventListener('visibilitychange', pollIfVisible);
    window.addEventListener('focus', pollIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
      window.removeEventListener('focus', pollIfVisible);
    };
  }, [poll, filter, enabled]);
}

/** The list that the address asks for, and what is under way for it. */
export function useFeed() {
  const filter = useFeedFilter();
  const path = feedPath(filter);
  const viewer = useAtomValue(ownerAtom)?.user_id;
  const list = useFeedList(path);
  const view = useAtomValue(feedViewAtom);
  const open = useSetAtom(openFeedAtom);
  const close = useSetAtom(closeFeedAtom);
  const { key } = useLocation();
  const isReturn = useIsReturn();

  // Before the first paint, so that a list that must be loaded again never shows its old self.
  useLayoutEffect(() => {
    open(filter, isReturn);
  }, [open, filter, isReturn, key, viewer]);
  useEffect(() => close, [close]);

  usePollNewPosts(filter, list !== undefined);
  const isOurs = view.path === path;
  return {
    filter,
    path,
    list,
    failed: !list && isOurs && view.first === 'failed',
    next: isOurs ? view.next : 'idle',
    error: view.error,
    arrived: isOurs ? view.arrived : null,
  } as const;
}
