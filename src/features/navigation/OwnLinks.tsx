import { routes } from '@/config/routes';
import { DropIcon, LeafIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { ownTexts } from '@/texts/own';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './NavigationMenu.css';

const links = [
  { to: routes.character, icon: <DropIcon />, label: ownTexts.character },
  { to: routes.garden, icon: <LeafIcon />, label: ownTexts.garden },
];

/** A member's companion and garden. In the drawer only: beside home's column they are seen anyway. */
export function OwnLinks() {
  const isMember = useAtomValue(userAtom) !== null;
  const { pathname } = useLocation();
  if (!isMember) return null;
  return (
    <nav className={styles.group} aria-label={ownTexts.label}>
      {links.map(({ to, icon, label }) => (
        <Link
          key={to}
          to={to}
          className={styles.item}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
}
