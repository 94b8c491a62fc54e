import { adminGroups, adminPagesOf, adminPath, type ListedAdminPage } from '@/config/adminPages';
import { routes } from '@/config/routes';
import {
  AuditIcon,
  BackIcon,
  CheckIcon,
  DbIcon,
  RankIcon,
  SlidersIcon,
  UserIcon,
} from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { menuHeading } from '@/design/styles/menuItem.css';
import { reviewCountsAtom } from '@/state/reviewCounts';
import { adminTexts } from '@/texts/admin/menu';
import { formatNumber } from '@contract/rules/counts';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './AdminMenu.css';

const icons: Record<ListedAdminPage, ReactNode> = {
  review: <CheckIcon />,
  members: <UserIcon />,
  audit: <AuditIcon />,
  query: <DbIcon />,
  settings: <SlidersIcon />,
  stockKeyword: <RankIcon />,
};
const labels: Record<ListedAdminPage, string> = adminTexts.pages;

const [first] = adminPagesOf('site');

/** Whether a page is shown at an address: at its own, at one of its records', or at the area's own. */
function isAt(name: ListedAdminPage, pathname: string): boolean {
  const path = adminPath(name);
  const place = `${pathname}/`;
  return place.startsWith(`${path}/`) || (name === first && path.startsWith(place));
}

/** The pages of the area in their groups, and the way back to the site. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const counts = useAtomValue(reviewCountsAtom);
  return (
    <nav className={styles.menu} aria-label={adminTexts.navigation}>
      {adminGroups.map((group) => {
        const names = adminPagesOf(group);
        const heading = adminTexts.groups[group];
        if (names.length === 0) return null;
        return (
          <div key={group}>
            {heading && <h2 className={menuHeading}>{heading}</h2>}
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <Link
                    to={adminPath(name)}
                    className={styles.item}
                    aria-current={isAt(name, pathname) ? 'page' : undefined}
                  >
                    {icons[name]}
                    {labels[name]}
                    {name === first && counts && (
                      <span className={styles.count}>{formatNumber(counts.pending)}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Link to={routes.home} className={cx(styles.item, styles.back)}>
        <BackIcon />
        {adminTexts.backToSite}
      </Link>
    </nav>
  );
}
