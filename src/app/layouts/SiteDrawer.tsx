import LegalLinks from '@/features/legal/LegalLinks';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { UserIcon } from '@/design/icons/icons';
import { NavigationMenu } from '@/features/navigation/NavigationMenu';
import { CharacterLink } from '@/features/navigation/CharacterLink';
import { Profile } from '@/features/profile/Profile';
import { actorAtom } from '@/state/session';
import { layoutTexts } from '@/texts/layout';
import { pageAddresses } from '@contract/pages';
import { isAdmin } from '@contract/policies/actor';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { RankingMenu } from './RankingMenu';
import { inner } from './SiteDrawer.css';

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
