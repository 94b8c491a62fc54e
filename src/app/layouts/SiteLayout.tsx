import { SkipLink } from '@/components/SkipLink/SkipLink';
import type { Chrome } from '@/config/pages';
import { contentId } from '@/config/routes';
import { afterPaint } from '@/design/hooks/afterPaint';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { memberCanvas } from '@/design/styles/global.css';
import { cx } from '@/design/styles/cx';
import { userAtom } from '@/state/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { BottomBar } from './BottomBar';
import type { Demo } from './demo';
import { Header } from './Header';
import { RankingLinks } from './RankingLinks';
import * as styles from './SiteLayout.css';

const SiteDrawer = lazyPart(() => import('./SiteDrawer'), { above: true, soon: true });
const SuspendedMember = lazyPart(() => import('@/features/suspension/SuspendedMember'), {
  lost: 'leftOut',
});

interface SiteLayoutProps {
  chrome: Exclude<Chrome, 'none'>;
  demo?: Demo | undefined;
}

/** The frame around a screen. */
export function SiteLayout({ chrome, demo }: SiteLayoutProps) {
  const { key } = useLocation();
  const suspension = useAtomValue(userAtom)?.suspension;
  const [failedOn, setFailedOn] = useState<string | null>(null);
  // A page that could not be drawn has no bars of its own.
  const own = failedOn === key ? 'site' : chrome;
  const hasOwnBars = own === 'ownBars';
  // The drawer belongs to the page where it was opened: following a link in it closes it for good.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (openedOn !== null && openedOn !== key) setOpenedOn(null);
  const openMenu = () => afterPaint(() => setOpenedOn(key));
  const closeMenu = () => setOpenedOn(null);
  return (
    <div className={cx(memberCanvas, styles.page, !hasOwnBars && styles.withBottomBar)}>
      <SkipLink to={contentId} />
      {demo && <demo.Ribbon />}
      <Header isWideOnly={own !== 'site'} onOpenMenu={openMenu} />
      {suspension && <SuspendedMember suspension={suspension} />}
      {own === 'site' && <RankingLinks />}
      <ErrorBoundary place={key} onFail={() => setFailedOn(key)}>
        <Outlet />
      </ErrorBoundary>
      {!hasOwnBars && <BottomBar />}
      {openedOn === key && <SiteDrawer onClose={closeMenu} onLost={closeMenu} />}
    </div>
  );
}
