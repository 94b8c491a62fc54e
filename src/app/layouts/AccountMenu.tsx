import { Avatar } from '@/design/components/Avatar/Avatar';
import { Menu } from '@/design/components/Menu/Menu';
import { LogoutIcon, SunIcon } from '@/design/icons/icons';
import { useLogout } from '@/features/navigation/useLogout';
import { useShowingTheme } from '@/features/navigation/useShowingTheme';
import { userAtom } from '@/state/session';
import { toggleThemeAtom } from '@/state/theme';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue, useSetAtom } from 'jotai';

/** The member's face in the header, and behind it the few things about the account itself. */
export function AccountMenu({ className }: { className?: string }) {
  const user = useAtomValue(userAtom);
  const toggleTheme = useSetAtom(toggleThemeAtom);
  const theme = useShowingTheme();
  const logout = useLogout();
  if (!user) return null;
  return (
    <>
      <Menu
        {...(className && { className })}
        label={layoutTexts.account}
        icon={<Avatar name={user.user_name} src={user.profile_image} size={36} />}
        entries={[
          {
            id: 'theme',
            label: theme === 'dark' ? layoutTexts.toLight : layoutTexts.toDark,
            icon: <SunIcon />,
          },
          { id: 'logout', label: layoutTexts.logout, icon: <LogoutIcon /> },
        ]}
        onAction={(id) => (id === 'theme' ? toggleTheme() : logout.ask())}
      />
      {logout.dialog}
    </>
  );
}
