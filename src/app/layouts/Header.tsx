import { loginPath, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { useOverlay } from '@/design/hooks/useOverlay';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { MenuIcon, PenIcon, SearchIcon, XIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { SiteMark } from '@/features/page/SiteMark';
import { SiteSearch } from '@/features/search/SiteSearch';
import { headerSearch } from '@/features/search/SiteSearch.css';
import { settingsAtom } from '@/state/settings';
import { sloganParts } from '@contract/rules/site/identity';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountMenu } from './AccountMenu';
import * as styles from './Header.css';

const NotificationBell = lazyPart(
  () =>
    import('@/features/notifications/NotificationBell').then((file) => ({
      default: file.NotificationBell,
    })),
  { after: 0, lost: 'leftOut' },
);

interface HeaderProps {
  /** On a phone the page has its own bar. */
  isWideOnly: boolean;
  onOpenMenu: () => void;
}

function HomeLink({ isWideOnly }: { isWideOnly: boolean }) {
  const { before, name, after } = sloganParts(useAtomValue(settingsAtom));
  return (
    <Link to={routes.home} className={cx(styles.home, isWideOnly && styles.wideOnly)}>
      <span className={styles.mark}>
        <SiteMark size={30} />
      </span>
      <span className={styles.slogan}>
        {before}
        <Text tone="accent">{name}</Text>
        {after}
      </span>
    </Link>
  );
}

/** On a phone the open search field replaces the slogan until it is closed; back closes it too. */
function PhoneSearch({ onClose }: { onClose: () => void }) {
  useOverlay(onClose);
  return (
    <div className={styles.openSearch}>
      <SiteSearch placeholder={layoutTexts.keywordPlaceholder} autoFocus />
    </div>
  );
}

/** The site's header, the same on every page: the link home, the search and the main actions. */
export function Header({ isWideOnly, onOpenMenu }: HeaderProps) {
  const isMember = useAtomValue(userAtom) !== null;
  const writing = useWriting();
  const address = useLocation();
  const { pathname, search } = address;
  // The field belongs to the history entry where it was opened: sending a search closes it, and
  // going back does not open it again, even if that entry has the same key.
  const [searchOn, setSearchOn] = useState<typeof address | null>(null);
  const isSearching = searchOn === address;
  const toggle = useRef<HTMLButtonElement>(null);
  // The addresses of both writing pages begin with this; a member on one of them needs no link
  // there.
  const isWriting = pathname.startsWith(routes.write);
  return (
    <header className={cx(styles.header, isWideOnly && styles.wideOnly)}>
      <div className={styles.row}>
        {isSearching && (
          <PhoneSearch
            onClose={() => {
              setSearchOn(null);
              toggle.current?.focus();
            }}
          />
        )}
        <HomeLink isWideOnly={isSearching} />
        <div className={cx(styles.search, headerSearch)}>
          <SiteSearch placeholder={layoutTexts.searchPlaceholder} />
        </div>
        <Row gap={{ base: 0, wide: 12 }} justifyContent="flex-end">
          {isMember && !isWriting && (
            <span className={styles.wideOnly}>
              <LinkButton as={Link} to={routes.write} icon={<PenIcon />} {...writing}>
                {layoutTexts.write}
              </LinkButton>
            </span>
          )}
          <span className={styles.phoneOnly}>
            <IconButton
              ref={toggle}
              label={isSearching ? layoutTexts.closeSearch : layoutTexts.openSearch}
              icon={isSearching ? <XIcon size="lg" /> : <SearchIcon size="lg" />}
              onClick={() => setSearchOn(isSearching ? null : address)}
            />
          </span>
          {!isMember && (
            <span className={cx(styles.login, isSearching && styles.wideOnly)}>
              <LinkButton as={Link} to={loginPath(pathname + search)} tight="phone">
                {layoutTexts.login}
              </LinkButton>
            </span>
          )}
          {isMember && (
            <div className={styles.bell}>
              <NotificationBell />
            </div>
          )}
          {isMember && <AccountMenu />}
          <span className={styles.drawerOnly}>
            <IconButton
              label={layoutTexts.openMenu}
              icon={<MenuIcon size="lg" />}
              onClick={onOpenMenu}
            />
          </span>
        </Row>
      </div>
    </header>
  );
}
