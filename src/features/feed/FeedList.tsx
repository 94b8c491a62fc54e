import { LinkButton } from '@/design/components/Button/LinkButton';
import { routes } from '@/config/routes';
import { sphereTexts } from '@/texts/sphere';
import { Link } from 'react-router-dom';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { UpIcon } from '@/design/icons/icons';
import { arrivalPill } from '@/design/styles/arrival.css';
import { feedPages } from '@/state/feed';
import { viewerAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { failureText, failureTexts } from '@/texts/errors';
import { feedTexts } from '@/texts/feed';
import { useAtomValue, useSetAtom, useStore, useAtom } from 'jotai';
import { useRef, type ReactNode, useLayoutEffect, useEffect } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './FeedList.css';
import { loadFeedAtom, showNewAtom } from './feedState';
import { PostItem, type PostSlot } from './PostItem';
import { useFeed, useFeedFilter, useFirstPicture, firstOf, useShown } from './useFeed';
import { notifyNow, WindowedPosts } from './windowing/WindowedPosts';
import { useIsReturn } from '@/components/useIsReturn';
import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';
import { Text } from '@/design/components/Text/Text';
import { useNearEnd } from '@/design/hooks/useNearEnd';
import { autoLoadAtom, restoreAutoLoadAtom } from '@/state/autoLoad';

/** How far ahead of the reader posts are loaded, and loaded ones rendered, in CSS px. */
const AHEAD = { fetch: 800, draw: 200 } as const;

interface FeedEndProps {
  hasMore: boolean;
  /** Whether the next posts are already loaded. */
  isLoaded: boolean;
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** How many posts are above: after each addition the end may still be near. */
  shown: number;
  onMore: () => void;
}

/** The end of the list: loads more automatically when near, or by a button, until the last post. */
function FeedEnd(props: FeedEndProps) {
  const { hasMore, isLoaded, next, error, shown, onMore } = props;
  const [autoLoad, setAutoLoad] = useAtom(autoLoadAtom);
  const restore = useSetAtom(restoreAutoLoadAtom);
  useEffect(() => restore(), [restore]);
  // After a failure the reader decides, because automatic retries on a broken network would never
  // end.
  const goesOn = autoLoad && hasMore && next === 'idle';
  const place = useNearEnd(onMore, goesOn, isLoaded ? AHEAD.draw : AHEAD.fetch, shown);
  if (!hasMore) {
    return (
      <div className={styles.end}>
        <Text as="p" variant="meta" tone="muted">
          {commonTexts.end}
        </Text>
      </div>
    );
  }
  return (
    <div className={styles.end} ref={place}>
      {next === 'failed' ? (
        <ErrorPanel
          message={failureText(error, feedTexts.moreFailed)}
          retryLabel={commonTexts.retry}
          onRetry={onMore}
        />
      ) : (
        <Button variant="soft" busy={next === 'loading'} onClick={onMore}>
          {commonTexts.more}
        </Button>
      )}
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={autoLoad}
          onChange={({ target }) => setAutoLoad(target.checked)}
        />
        {feedTexts.autoLoad}
      </label>
    </div>
  );
}

/**
 * Remembers the scroll position of a list, and restores it when the reader returns. Follows scroll
 * events, because when the list unmounts, the page may already be shorter.
 */
function useScrollMemory(path: string) {
  const store = useStore();
  const change = useSetAtom(feedPages.changeAtom);
  const isReturn = useIsReturn();
  const wanted = useRef(isReturn);
  useLayoutEffect(() => {
    wanted.current = isReturn;
  });

  useLayoutEffect(() => {
    const kept = store.get(feedPages.listsAtom)[path];
    if (wanted.current && kept && kept.scrollY !== null) {
      window.scrollTo(0, kept.scrollY);
      notifyNow();
    } else if (wanted.current && kept?.status === 'loading') {
      // A list that must be reloaded starts at its top; the window still has the scroll position of
      // the previous page.
      window.scrollTo(0, 0);
    }
    let scrollY = window.scrollY;
    const follow = () => {
      scrollY = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      change(path, () => ({ scrollY }));
    };
  }, [store, change, path]);
}

const EmptyFeed = lazyPart(() => import('./EmptyFeed'));
const FollowingGuest = lazyPart(() => import('./FollowingGuest'));
// Few members have pending posts, and only at times.
const PendingPosts = lazyPart(() => import('./PendingPosts'), { lost: 'leftOut' });

interface FeedListProps {
  /** Renders the actions of a card; keep the function stable between renders. */
  renderActions: PostSlot;
  renderMenu: PostSlot;
  /** A suggestion for a search without results. */
  hint?: ReactNode;
  /** Content between the first posts and the others. */
  interlude?: ReactNode;
}

/** The posts for the address; posts of followed members are for members only. */
export function FeedList(props: FeedListProps) {
  const { following } = useFeedFilter();
  const isGuest = useAtomValue(viewerAtom) === null;
  return following && isGuest ? <FollowingGuest /> : <LoadedFeed {...props} />;
}

function LoadedFeed({ renderActions, renderMenu, hint, interlude }: FeedListProps) {
  const { filter, path, list, arrived } = useFeed();
  const { status, next, error } = list;
  const load = useSetAtom(loadFeedAtom);
  const loadMore = useSetAtom(feedPages.moreAtom);
  const showNew = useSetAtom(showNewAtom);
  const first = firstOf(filter);
  const { shown, hasHidden, pending, isKept, showAll } = useShown(path, list, first);
  const firstSeen = useFirstPicture(shown);
  const place = useRef<HTMLDivElement>(null);
  useScrollMemory(path);

  if (status === 'failed') {
    return (
      <Card edge>
        <ErrorPanel
          message={failureText(error, failureTexts.feed)}
          hint={commonTexts.retryHint}
          retryLabel={commonTexts.retry}
          onRetry={() => void load(filter)}
          wayOut={
            <LinkButton as={Link} to={routes.spheres} variant="ghost">
              {sphereTexts.browse}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  if (status === 'loading') {
    return (
      <Stack gap={{ base: 8, wide: 12 }} role="status" aria-busy>
        <VisuallyHidden>{feedTexts.loading}</VisuallyHidden>
        <PostCardSkeleton />
        <PostCardSkeleton />
      </Stack>
    );
  }
  // All loaded posts may be hidden while there are more.
  const hasMore = list.nextCursor !== null;
  const isEmpty = shown.length === 0 && !hasMore;
  return (
    <Stack ref={place} gap={{ base: 8, wide: 12 }}>
      {arrived && (
        <div className={styles.arrival} role="status">
          <span className={arrivalPill}>
            <Button
              size="sm"
              icon={<UpIcon size="sm" />}
              onClick={() => {
                flushSync(showNew);
                window.scrollTo(0, 0);
                flushSync(notifyNow);
                // The button disappears; the focus moves to the first new post.
                place.current?.querySelector<HTMLElement>('article h2 a')?.focus();
              }}
            >
              {feedTexts.newPosts(arrived.count, arrived.isMore)}
            </Button>
          </span>
        </div>
      )}
      {pending.length > 0 && (
        <PendingPosts ids={pending} fallback={<div className={styles.place} />} />
      )}
      <WindowedPosts key={path} ids={shown} path={path} first={first} isReturn={isKept}>
        {(postId, position) => (
          <>
            <PostItem
              postId={postId}
              pins={filter.notices ? null : filter.sphereId ? 'sphere' : 'site'}
              eager={postId === firstSeen}
              renderActions={renderActions}
              renderMenu={renderMenu}
            />
            {position === Math.min(first, shown.length) - 1 && interlude}
          </>
        )}
      </WindowedPosts>
      {isEmpty ? (
        <EmptyFeed filter={filter} hint={hint} />
      ) : (
        <FeedEnd
          isLoaded={hasHidden}
          hasMore={hasHidden || hasMore}
          next={next}
          error={error}
          shown={shown.length}
          onMore={() => (hasHidden ? showAll() : void loadMore(path))}
        />
      )}
    </Stack>
  );
}
