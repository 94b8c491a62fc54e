import { contentId, postPath } from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Box } from '@/design/components/Box/Box';
import { Composer } from '@/features/feed/Composer';
import { FeedFilters, FeedHeading } from '@/features/feed/FeedFilters';
import { FeedList } from '@/features/feed/FeedList';
import { fromFeed, type PostSlot } from '@/features/feed/PostItem';
import { useFeedFilter } from '@/features/feed/useFeed';
import { RecommendedSpheres } from '@/features/join-sphere/RecommendedSpheres';
import { SphereHeader } from '@/features/join-sphere/SphereHeader';
import { NavigationMenu } from '@/features/navigation/NavigationMenu';
import { PageTitle } from '@/features/page/PageTitle';
import { Profile } from '@/features/profile/Profile';
import { spheresAtom } from '@/state/spheres';
import { feedTexts } from '@/texts/feed';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue, type createStore } from 'jotai';
import * as styles from './HomeScreen.css';
import { companion, left, right, shelf } from './HomeScreen.css';
import { useMedia } from '@/design/hooks/useMedia';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { PostMenu } from '../parts/PostMenu/PostMenu';
import { userAtom, viewerAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { Slice } from '@/design/hydration/Slice';
import { type ReactNode, useEffect, useRef } from 'react';
import { readFeedFilter } from '@/config/feedAddress';
import { loadFeedAtom } from '@/features/feed/feedState';
import { ensureRecommendedAtom } from '@/features/join-sphere/recommended';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { cx } from '@/design/styles/cx';
import { SiteSearch } from '@/features/search/SiteSearch';
import { inSight, pageSearch } from '@/features/search/SiteSearch.css';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import '@/features/search/markFound.css';

// Posts are readable without highlights.
const marking = lazyLoad(() => import('@/features/search/markFound'));

/** Highlights the words of a search in the posts of an element; nothing if `q` is undefined. */
function useMarkFound(elementId: string, q: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById(elementId);
    if (!q || !root) return;
    let isOver = false;
    let end: (() => void) | undefined;
    marking.load().then(
      ({ markFound }) => {
        if (!isOver) end = markFound(root, q);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [elementId, q]);
}

/** The site's search inside a page; the header shows its own once this one has scrolled away. */
function PageSearch() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => place.current?.classList.toggle(inSight, seen?.isIntersecting ?? false),
      // Behind the header it is not visible.
      { rootMargin: '-64px 0px 0px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={cx(pageSearch, inSight)}>
      <SiteSearch placeholder={layoutTexts.keywordPlaceholder} variant="line" />
    </div>
  );
}

const RecommendedStrip = lazyPart(() => import('@/features/join-sphere/RecommendedStrip'), {
  media: '(max-width: 899px)',
  // A phone's page gets 1.5 s for itself first.
  after: 1500,
  lost: 'leftOut',
});

/** The recommended spheres on a phone or tablet, between the first posts and the others. */
function SphereShelf() {
  const { recommended_spheres_visible } = useAtomValue(settingsAtom);
  if (!recommended_spheres_visible) return null;
  return (
    <div className={shelf}>
      <RecommendedStrip
        fallback={
          <Card edge>
            <Skeleton height={224} radius="md" />
          </Card>
        }
      />
    </div>
  );
}

const UnlistedSphere = lazyPart(() => import('./UnlistedSphere'));

/** Loads the data of home's first view. */
export async function prepare(
  store: ReturnType<typeof createStore>,
  _params: object,
  search: string,
): Promise<void> {
  const filter = readFeedFilter(new URLSearchParams(search));
  await Promise.all([
    // Guests follow no members; the page asks them to log in.
    (!filter.following || store.get(viewerAtom)) && store.set(loadFeedAtom, filter),
    // Only what the list does not have needs more code.
    filter.sphereId &&
      !store.get(spheresAtom).spheres.some(({ id }) => id === filter.sphereId) &&
      UnlistedSphere.load().then((part) => part.prepare(store, filter.sphereId)),
    store.get(settingsAtom).recommended_spheres_visible && store.set(ensureRecommendedAtom),
  ]);
}

interface SideColumnProps {
  side: 'left' | 'right';
  label: string;
  children: ReactNode;
}

/**
 * A column next to the feed. The server sends it to everyone; if there is no room for it, it is
 * removed right after hydration, so that a phone does not keep elements that it never shows.
 */
function SideColumn({ side, label, children }: SideColumnProps) {
  return (
    useMedia('(min-width: 900px)', true) && (
      <aside className={side === 'left' ? left : right} aria-label={label}>
        <Slice>{children}</Slice>
      </aside>
    )
  );
}

const CompanionWidget = lazyPart(() => import('@/features/companion/CompanionWidget'), {
  media: '(min-width: 900px)',
  lost: 'leftOut',
});

/** The member's companion, if the admins show companions and the column has room for it. */
function CompanionSlot() {
  const isMember = useAtomValue(userAtom) !== null;
  const { companion_visible } = useAtomValue(settingsAtom);
  if (!isMember || !companion_visible) return null;
  return (
    <div className={companion}>
      <CompanionWidget />
    </div>
  );
}

// At the bottom of the column; without a column they are in the drawer.
const LegalLinks = lazyPart(() => import('@/features/legal/LegalLinks'), {
  media: '(min-width: 900px)',
  lost: 'leftOut',
});
const SearchHint = lazyPart(() => import('@/features/search/SearchHint'), { lost: 'leftOut' });

const renderActions: PostSlot = (post) => (
  <PostActionBar
    post={post}
    comments={{ to: `${postPath(post.postId)}#comments`, state: fromFeed }}
  />
);
const renderMenu: PostSlot = (post) => <PostMenu post={post} />;

/** Home: the profile, the navigation, the feed and the side columns. */
export default function HomeScreen() {
  const filter = useFeedFilter();
  const { q, sphereId, following, notices } = filter;
  const isFiltered = Object.keys(filter).length > 0;
  // A phone has one column and does not render again for this.
  const hasTwoColumns = useMedia('(min-width: 900px) and (max-width: 1199.98px)', false);
  useMarkFound(contentId, q);
  const { status, spheres } = useAtomValue(spheresAtom);
  const sphere = spheres.find(({ id }) => id === sphereId);
  const name = q
    ? feedTexts.searchResult(q)
    : following
      ? feedTexts.following
      : notices
        ? feedTexts.notices
        : sphere?.name;
  if (sphereId && !sphere && status === 'ready') return <UnlistedSphere sphereId={sphereId} />;
  const own = (
    <SideColumn key="own" side="left" label={layoutTexts.ownColumn}>
      <Profile />
      <CompanionSlot />
      {!hasTwoColumns && (
        <div className={styles.menu}>
          <NavigationMenu />
        </div>
      )}
    </SideColumn>
  );
  const feed = (
    <Box
      key="feed"
      id={contentId}
      tabIndex={-1}
      as="main"
      display="flex"
      flexDirection="column"
      gap={{ base: 8, wide: 12 }}
      minWidth={0}
      className={styles.centre}
    >
      <PageSearch />
      {sphereId && <SphereHeader sphereId={sphereId} />}
      {!sphere?.isClosed && <Composer />}
      <FeedFilters />
      <FeedHeading />
      <FeedList
        renderActions={renderActions}
        renderMenu={renderMenu}
        hint={q && <SearchHint filter={filter} />}
        interlude={!isFiltered && <SphereShelf />}
      />
    </Box>
  );
  return (
    <div className={styles.columns}>
      <PageTitle title={name ?? null} />
      {/* Screen readers and Tab follow the visible order of both columns. */}
      {hasTwoColumns ? [feed, own] : [own, feed]}
      <SideColumn side="right" label={layoutTexts.recommendedColumn}>
        <RecommendedSpheres />
        <LegalLinks />
      </SideColumn>
    </div>
  );
}
