import { readFeedFilter } from '@/config/feedAddress';
import { loginPath, routes } from '@/config/routes';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { HomeIcon, LogoutIcon, PenIcon, RightIcon, SunIcon, UserIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { menuHeading, menuItem } from '@/design/styles/menuItem.css';
import { offersCategoriesAtom, userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { toggleThemeAtom } from '@/state/theme';
import { layoutTexts } from '@/texts/layout';
import { sphereTexts } from '@/texts/sphere';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CategoryLinks } from './CategoryLinks';
import * as styles from './NavigationMenu.css';
import { SphereLinks } from './SphereLinks';
import { useLogout } from './useLogout';
import { useShowingTheme } from './useShowingTheme';

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
