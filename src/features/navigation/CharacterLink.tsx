import { routes } from '@/config/routes';
import { DropIcon } from '@/design/icons/icons';
import { menuItem } from '@/design/styles/menuItem.css';
import { userAtom } from '@/state/session';
import { ownTexts } from '@/texts/own';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';

/**
 * Links to the companion's editor. Only in the drawer, because home's side column has a card for
 * it; the garden's link is on the profile.
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
