import { readFeedFilter, feedPath, type FeedFilter } from '@/config/feedAddress';
import { loginPath, routes } from '@/config/routes';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import {
  HomeIcon,
  LogoutIcon,
  PenIcon,
  RightIcon,
  SunIcon,
  UserIcon,
  CupIcon,
  GlassIcon,
  TrainIcon,
} from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { menuHeading, menuItem } from '@/design/styles/menuItem.css';
import { offersCategoriesAtom, userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { toggleThemeAtom } from '@/state/theme';
import { layoutTexts } from '@/texts/layout';
import { sphereTexts } from '@/texts/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import * as styles from './NavigationMenu.css';
import { useLogout, useShowingTheme } from './useLogout';
import { Columns } from '@/design/components/Columns/Columns';
import { contentTexts, timingTexts } from '@/texts/categories';
import { contents, timings, type Timing } from '@contract/rules/posts/categories';
import type { ReactNode } from 'react';
import { Button } from '@/design/components/Button/Button';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { loadSpheresAtom, spheresAtom } from '@/state/spheres';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { cardImage } from '@contract/rules/site/uploads';

/** How many skeletons are shown while loading, so that the content below hardly moves. */
const USUAL = 8;

/** The most that the menu shows; a page lists all of them. */
const MOST = 10;

/** The first spheres in the order of the API: joined ones first. */
function SphereLinks({ current }: { current: string | undefined }) {
  const { status, open: spheres } = useAtomValue(spheresAtom);
  const load = useSetAtom(loadSpheresAtom);
  if (status === 'failed' && spheres.length === 0) {
    return (
      <div className={styles.notice}>
        <Text as="p" variant="meta" tone="muted">
          {failureTexts.spheres}
        </Text>
        <Button variant="ghost" size="sm" onClick={() => void load()}>
          {commonTexts.retry}
        </Button>
      </div>
    );
  }
  if (spheres.length === 0 && status !== 'ready') {
    return Array.from({ length: USUAL }, (_, row) => (
      <div key={row} className={menuItem}>
        <Skeleton width={28} height={28} />
        <Skeleton width="56%" height={18} />
      </div>
    ));
  }
  return spheres.slice(0, MOST).map(({ id, name, icon }) => (
    <Link
      key={id}
      to={feedPath({ sphereId: id })}
      className={menuItem}
      aria-current={id === current ? 'page' : undefined}
    >
      <img
        className={styles.tile}
        src={cardImage(icon)}
        alt=""
        width={28}
        height={28}
        loading="lazy"
      />
      <Text lines={1}>{name}</Text>
    </Link>
  ));
}

const timingIcons: Record<Timing, ReactNode> = {
  drinking: <GlassIcon />,
  commute: <TrainIcon />,
  break: <CupIcon />,
};

/** Filters by watching time and content: both combine, and pressing a link again clears it. */
function CategoryLinks({ filter }: { filter: FeedFilter }) {
  const { timing, content } = filter;
  const linkTo = (choice: Pick<FeedFilter, 'timing' | 'content'>, isCurrent: boolean) => ({
    to: feedPath({ timing, content, ...choice }),
    className: menuItem,
    'aria-current': isCurrent ? ('true' as const) : undefined,
  });
  return (
    <>
      <h2 className={menuHeading}>{layoutTexts.whenGroup}</h2>
      {timings.map((id) => (
        <Link key={id} {...linkTo({ timing: id === timing ? undefined : id }, id === timing)}>
          {timingIcons[id]}
          <span>{timingTexts[id]}</span>
        </Link>
      ))}
      <h2 className={menuHeading}>{layoutTexts.whatGroup}</h2>
      <Columns columns={2} rowGap={0} columnGap={4}>
        {contents.map((id) => (
          <Link key={id} {...linkTo({ content: id === content ? undefined : id }, id === content)}>
            {contentTexts[id]}
          </Link>
        ))}
      </Columns>
    </>
  );
}

interface NavigationMenuProps {
  /** Called after logging out, for a drawer that should close. */
  onLoggedOut?: () => void;
}

/**
 * The navigation. Guests see no categories and no links for writing
 * (docs/product/screens.md#layout).
 */
export function NavigationMenu({ onLoggedOut }: NavigationMenuProps) {
  const isMember = useAtomValue(userAtom) !== null;
  const writing = useWriting();
  const offersCategories = useAtomValue(offersCategoriesAtom);
  const toggleTheme = useSetAtom(toggleThemeAtom);
  const theme = useShowingTheme();
  const logout = useLogout(onLoggedOut);
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const filter = pathname === routes.home ? readFeedFilter(params) : {};
  const isHome = pathname === routes.home && Object.keys(filter).length === 0;
  return (
    <Stack as="nav" gap={2} aria-label={layoutTexts.mainNavigation}>
      <Link to={routes.home} className={menuItem} aria-current={isHome ? 'page' : undefined}>
        <HomeIcon />
        {layoutTexts.home}
      </Link>
      {isMember && (
        <Link to={routes.write} className={menuItem} {...writing}>
          <PenIcon />
          {layoutTexts.write}
        </Link>
      )}
      <h2 className={menuHeading}>{layoutTexts.spheres}</h2>
      <SphereLinks current={filter.sphereId} />
      <Link
        to={routes.spheres}
        className={cx(menuItem, styles.quiet)}
        aria-current={pathname === routes.spheres ? 'page' : undefined}
      >
        <RightIcon />
        {sphereTexts.browse}
      </Link>
      {offersCategories && <CategoryLinks filter={filter} />}
      {!isMember && (
        <Text as="p" variant="meta" tone="muted" paddingX={12} paddingTop={12}>
          {layoutTexts.guestNotice}{' '}
          <Text as={Link} to={routes.trending} tone="accent" weight="semibold" link>
            {layoutTexts.guestPopular}
          </Text>
        </Text>
      )}
      <button type="button" className={cx(menuItem, styles.quiet)} onClick={() => toggleTheme()}>
        <SunIcon />
        <span>{theme === 'dark' ? layoutTexts.toLight : layoutTexts.toDark}</span>
      </button>
      {isMember ? (
        <button type="button" className={cx(menuItem, styles.quiet)} onClick={logout.ask}>
          <LogoutIcon />
          {layoutTexts.logout}
        </button>
      ) : (
        <Link to={loginPath(pathname + search)} className={cx(menuItem, styles.quiet)}>
          <UserIcon />
          {layoutTexts.login}
        </Link>
      )}
      {logout.dialog}
    </Stack>
  );
}
