import { routes } from '@/config/routes';
import { cx } from '@/design/styles/cx';
import { layoutTexts } from '@/texts/layout';
import { rankingPages } from '@contract/pages';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './RankingLinks.css';

/** The links to the ranking pages, below the header; on a phone only on these pages. */
export function RankingLinks() {
  const { pathname } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  const isHere = rankingPages.some((name) => routes[name] === pathname);
  // In a row that scrolls, the open page's link may be out of sight.
  useEffect(() => {
    const link = current.current;
    const row = link?.parentElement;
    if (row) row.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.clientWidth / 2;
  }, [pathname]);
  return (
    <nav
      className={cx(styles.bar, !isHere && styles.wideOnly)}
      aria-label={layoutTexts.rankingNavigation}
    >
      {rankingPages.map((name) => {
        const isCurrent = routes[name] === pathname;
        return (
          <Link
            key={name}
            to={routes[name]}
            className={styles.link}
            {...(isCurrent && { ref: current, 'aria-current': 'page' as const })}
          >
            {layoutTexts.rankings[name]}
          </Link>
        );
      })}
    </nav>
  );
}
