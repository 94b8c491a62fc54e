import { routes } from '@/config/routes';
import { Stack } from '@/design/components/Stack/Stack';
import { RankIcon } from '@/design/icons/icons';
import { menuHeading, menuItem } from '@/design/styles/menuItem.css';
import { userAtom } from '@/state/session';
import { layoutTexts } from '@/texts/layout';
import { rankingPages } from '@contract/pages';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';

/** The ranking pages in the drawer, for members: a desktop has them in a row below the header. */
export function RankingMenu() {
  const { pathname } = useLocation();
  const isMember = useAtomValue(userAtom) !== null;
  if (!isMember) return null;
  return (
    <Stack as="nav" gap={2} aria-label={layoutTexts.rankingNavigation}>
      <h2 className={menuHeading}>{layoutTexts.ranking}</h2>
      {rankingPages.map((name) => (
        <Link
          key={name}
          to={routes[name]}
          className={menuItem}
          aria-current={routes[name] === pathname ? 'page' : undefined}
        >
          <RankIcon />
          {layoutTexts.rankings[name]}
        </Link>
      ))}
    </Stack>
  );
}
