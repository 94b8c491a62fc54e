import LegalLinks from '@/features/legal/LegalLinks';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { UserIcon, DropIcon } from '@/design/icons/icons';
import { NavigationMenu } from '@/features/navigation/NavigationMenu';
import { Profile } from '@/features/profile/Profile';
import { actorAtom, userAtom } from '@/state/session';
import { layoutTexts } from '@/texts/layout';
import { pageAddresses } from '@contract/pages';
import { isAdmin } from '@contract/policies/actor';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { RankingMenu } from './RankingMenu';
import { inner } from './SiteDrawer.css';
import { routes } from '@/config/routes';
import { menuItem } from '@/design/styles/menuItem.css';
import { ownTexts } from '@/texts/own';

/**
 * Links to the companion's editor. Only in the drawer, because home's side column has a card for
 * it; the garden's link is on the profile.
 */
function CharacterLink() {
  const isMember = useAtomValue(userAtom) !== null;
  const isHere = useLocation().pathname === routes.character;
  if (!isMember) return null;
  return (
    <Link to={routes.character} className={menuItem} aria-current={isHere ? 'page' : undefined}>
      <DropIcon />
      {ownTexts.character}
    </Link>
  );
}

/** The left column of a desktop, for narrower screens; loaded when it is first opened. */
export default function SiteDrawer({ onClose }: { onClose: () => void }) {
  const actor = useAtomValue(actorAtom);
  return (
    <Drawer
      open
      onClose={onClose}
      title={layoutTexts.menu}
      closeLabel={layoutTexts.closeMenu}
      side="right"
    >
      <div className={inner}>
        <Profile />
        <CharacterLink />
        <NavigationMenu onLoggedOut={onClose} />
        <RankingMenu />
        {isAdmin(actor) && (
          <LinkButton as={Link} to={pageAddresses.admin} variant="ghost" icon={<UserIcon />}>
            {layoutTexts.admin}
          </LinkButton>
        )}
        <LegalLinks />
      </div>
    </Drawer>
  );
}
