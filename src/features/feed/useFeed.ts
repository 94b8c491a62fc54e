import { feedPath, readFeedFilter, type FeedFilter } from '@/config/feedAddress';
import { feedPages } from '@/state/feed';
import { comingPages } from '@/state/pages';
import { viewerAtom } from '@/state/session';
import { useIsReturn } from '@/components/useIsReturn';
import { useKnownPages } from '@/state/usePages';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { arrivedAtom, closeFeedAtom, openFeedAtom, pollFeedAtom } from './feedState';

/** How often page 1 is polled while the page is visible, in ms. */
const POLL_EVERY = 60_000;

/** The filter in the address. */
export function useFeedFilter(): FeedFilter {
  const [params] = useSearchParams();
  return useMemo(() => readFeedFilter(params), [params]);
}

/** The list of an address for its viewer; undefined until it is loaded. */
export function useFeedList(path: string) {
  const list = useKnownPages(feedPages, path);
  return list?.status === 'ready' ? list : undefined;
}

function usePolling(filter: FeedFilter, enabled: boolean) {
  const poll = useSetAtom(pollFeedAtom);
  useEffect(() => {
    if (!enabled) return;
    // Returning to the page fires two events: the page becomes visible, and it gets the focus.
    let isPolling = false;
    const pollIfSeen = () => {
      if (isPolling || document.visibilityState !== 'visible') return;
      isPolling = true;
      void poll(filter).then(() => {
        isPolling = false;
      });
    };
    const timer = setInterval(pollIfSeen, POLL_EVERY);
    document.addEventListener('visibilitychange', pollIfSeen);
    window.addEventListener('focus', pollIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfSeen);
      window.removeEventListener('focus', pollIfSeen);
    };
  }, [poll, filter, enabled]);
}

/** The list for the address, and the state of its requests. */
export function useFeed() {
  const filter = useFeedFilter();
  const path = feedPath(filter);
  const viewer = useAtomValue(viewerAtom);
  const list = useKnownPages(feedPages, path);
  const arrived = useAtomValue(arrivedAtom);
  const open = useSetAtom(openFeedAtom);
  const close = useSetAtom(closeFeedAtom);
  const { key } = useLocation();
  const isReturn = useIsReturn();

  // Before the first paint, so that a list that must be reloaded never shows its old state.
  useLayoutEffect(() => {
    void open(filter, isReturn);
  }, [open, filter, isReturn, key, viewer]);
  useEffect(() => () => close(path), [close, path]);

  usePolling(filter, list?.status === 'ready');
  return {
    filter,
    path,
    list: list ?? comingPages,
    arrived: arrived?.path === path ? arrived : null,
  };
}
