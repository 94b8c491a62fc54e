import { routes } from '@/config/routes';
import { DropIcon } from '@/design/icons/icons';
import { menuItem } from '@/design/styles/menuItem.css';
import { userAtom } from '@/state/session';
import { ownTexts } from '@/texts/own';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';

/**
 * A link to the companion's editor. Only in the drawer: on a wide screen the companion's card and
 * the profile link there.
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
