import { canonicalPath, feedPath } from '@/config/feedAddress';
import { loginPath, myPath, routes } from '@/config/routes';
import { FireIcon, HomeIcon, PenIcon, RankIcon, UserIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { layoutTexts } from '@/texts/layout';
import { rankingPages } from '@contract/pages';
import { useAtomValue } from 'jotai';
import { Link, useLocation, useMatch } from 'react-router-dom';
import * as styles from './BottomBar.css';

const popular = feedPath({ sort: 'popular' });

/** The phone's navigation. */
export function BottomBar() {
  const isMember = useAtomValue(userAtom) !== null;
  const writing = useWriting();
  const { pathname, search } = useLocation();
  const here = canonicalPath(pathname, search);
  const isMine = useMatch(routes.my) !== null;
  const isRanking = rankingPages.some((name) => routes[name] === pathname);
  const mark = (path: string) => (here === path ? ('page' as const) : undefined);
  return (
    <nav className={styles.bar} aria-label={layoutTexts.bottomNavigation}>
      <Link to={routes.home} className={styles.target} aria-current={mark(routes.home)}>
        <HomeIcon size="lg" />
        {layoutTexts.home}
      </Link>
      <Link to={popular} className={styles.target} aria-current={mark(popular)}>
        <FireIcon size="lg" />
        {layoutTexts.popular}
      </Link>
      <Link
        to={isMember ? routes.write : loginPath(routes.write)}
        className={cx(styles.target, styles.write)}
        aria-current={mark(routes.write)}
        {...writing}
      >
        <span className={styles.tile}>
          <PenIcon />
        </span>
        {layoutTexts.write}
      </Link>
      <Link
        to={routes.channelRanking}
        className={styles.target}
        aria-current={isRanking ? 'page' : undefined}
      >
        <RankIcon size="lg" />
        {layoutTexts.ranking}
      </Link>
      <Link
        to={isMember ? myPath() : loginPath(myPath())}
        className={styles.target}
        aria-current={isMine ? 'page' : undefined}
      >
        <UserIcon size="lg" />
        {layoutTexts.my}
      </Link>
    </nav>
  );
}
