import { Drawer } from '@/design/components/Drawer/Drawer';
import { NavigationMenu } from '@/features/navigation/NavigationMenu';
import { CharacterLink } from '@/features/navigation/CharacterLink';
import { Profile } from '@/features/profile/Profile';
import { layoutTexts } from '@/texts/layout';
import { inner } from './SiteDrawer.css';

/** The left column of a desk, for narrower screens; loaded when it is first opened. */
export default function SiteDrawer({ onClose }: { onClose: () => void }) {
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
      </div>
    </Drawer>
  );
}
