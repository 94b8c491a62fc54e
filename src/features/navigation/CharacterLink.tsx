import { routes } from '@/config/routes';
import { DropIcon } from '@/design/icons/icons';
import { menuItem } from '@/design/styles/menuItem.css';
import { userAtom } from '@/state/session';
import { ownTexts } from '@/texts/own';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';

/**
 * Where a member dresses the companion. In the drawer only: beside home's column its card leads
 * there, and the garden's way stands on the profile.
 */
export function CharacterLink() {
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
