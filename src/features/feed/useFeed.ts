import { feedPath, readFeedFilter, type FeedFilter } from '@/config/feedAddress';
import { feedPages } from '@/state/feed';
import { comingPages, type Pages } from '@/state/pages';
import { viewerAtom } from '@/state/session';
import { useIsReturn } from '@/components/useIsReturn';
import { useKnownPages } from '@/state/usePages';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { arrivedAtom, closeFeedAtom, openFeedAtom, pollFeedAtom } from './feedState';
import type { Post } from '@contract/models/post';
import { postsAtom } from '@/state/posts';

/**
 * Returns the post with the first picture of a list among its first cards: text or notices may come
 * before it. Undefined if no picture is near.
 */
export function useFirstPicture(ids: readonly string[]): string | undefined {
  // A list is a new array in each render; a new atom for each would render forever.
  const near = ids.slice(0, FIRST).join(' ');
  const firstAtom = useMemo(
    () =>
      atom((get) => {
        const posts = get(postsAtom);
        return near.split(' ').find((id) => {
          const post = posts[id];
          return (
            post &&
            !post.isPinned &&
            post.blocksJson.some(({ type }) => type === 'video' || type === 'image')
          );
        });
      }),
    [near],
  );
  return useAtomValue(firstAtom);
}

/** The number of posts rendered at first, because the first view's budget counts nodes. */
const FIRST = 3;

/** One less in a sphere, because of the header above them. */
export const firstOf = ({ sphereId }: FeedFilter) => (sphereId ? FIRST - 1 : FIRST);

/**
 * Returns the first posts of a list, and all of them once the reader comes near the rest. A
 * scrolled list to which the reader returns is complete at once (`isKept`), because the scroll
 * position needs it. The member's own pending posts are separate (`pending`).
 */
export function useShown(path: string, { items, scrollY }: Pages<Post>, first: number) {
  const posts = useMemo(
    () => ({
      ids: items.filter(({ isConfirmed }) => isConfirmed).map(({ postId }) => postId),
      pending: items.filter(({ isConfirmed }) => !isConfirmed).map(({ postId }) => postId),
    }),
    [items],
  );
  const { ids } = posts;
  const isReturn = useIsReturn() && ids.length > 0 && (scrollY ?? 0) > 0;
  const [state, setState] = useState({ path, isKept: isReturn, isWhole: isReturn });
  let { isWhole, isKept } = state;
  if (state.path !== path) {
    isWhole = isKept = isReturn;
    setState({ path, isKept, isWhole });
  }
  return {
    shown: isWhole ? ids : ids.slice(0, first),
    hasHidden: !isWhole && ids.length > first,
    pending: posts.pending,
    isKept,
    showAll: () => setState({ path, isKept, isWhole: true }),
  };
}

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
