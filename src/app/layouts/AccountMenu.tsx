import { myPath } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Menu } from '@/design/components/Menu/Menu';
import { Row } from '@/design/components/Row/Row';
import { ChevIcon, LogoutIcon, SunIcon, UserIcon } from '@/design/icons/icons';
import { useLogout, useShowingTheme } from '@/features/navigation/useLogout';
import { userAtom } from '@/state/session';
import { toggleThemeAtom } from '@/state/theme';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { pageAddresses } from '@contract/pages';
import { cardImage } from '@contract/rules/site/uploads';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link, useNavigate } from 'react-router-dom';
import { face, wideOnly } from './Header.css';

const admin = { value: 'admin', label: layoutTexts.admin, icon: <UserIcon /> } as const;

/**
 * The member's avatar in the header, which leads to their page, and the short account menu next to it.
 */
export function AccountMenu() {
  const user = useAtomValue(userAtom);
  const toggleTheme = useSetAtom(toggleThemeAtom);
  const theme = useShowingTheme();
  const logout = useLogout();
  const navigate = useNavigate();
  if (!user) return null;
  const act = (choice: 'theme' | 'admin' | 'logout') => {
    if (choice === 'theme') toggleTheme();
    else if (choice === 'admin') void navigate(pageAddresses.admin);
    else logout.ask();
  };
  return (
    <Row gap={0}>
      <Link to={myPath()} aria-label={layoutTexts.my} title={layoutTexts.my} className={face}>
        <Avatar name={user.user_name} src={cardImage(user.profile_image)} size="sm" />
      </Link>
      <div className={wideOnly}>
        <Menu
          size="sm"
          label={layoutTexts.account}
          closeLabel={commonTexts.close}
          icon={<ChevIcon size="sm" />}
          options={[
            {
              value: 'theme',
              label: theme === 'dark' ? layoutTexts.toLight : layoutTexts.toDark,
              icon: <SunIcon />,
            },
            ...(user.admin_level > 0 ? [admin] : []),
            { value: 'logout', label: layoutTexts.logout, icon: <LogoutIcon /> },
          ]}
          onAction={act}
        />
      </div>
      {logout.dialog}
    </Row>
  );
}
