import { contentId, routes } from '@/config/routes';
import { memberCanvas } from '@/design/styles/global.css';
import { cx } from '@/design/styles/cx';
import { commonTexts } from '@/texts/common';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { PageSkeleton } from '../PageSkeleton';
import { BottomBar } from './BottomBar';
import type { Demo } from './demo';
import { Header } from './Header';
import * as styles from './SiteLayout.css';

const SiteDrawer = lazy(() => import('./SiteDrawer'));
const DemoRibbon = lazy(() => import('./DemoRibbon'));

/** What stands around every screen but the login page. */
export function SiteLayout({ demo }: { demo?: Demo | undefined }) {
  const { key, pathname } = useLocation();
  const post = useMatch(routes.post);
  const write = useMatch(routes.writeYoutube);
  // On the phone these bring a bar on top and one at the foot of their own.
  const hasOwnBars = post !== null || write !== null;
  // The drawer belongs to the page it was opened on: taking a link in it closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const openMenu = () => setOpenedOn(key);
  return (
    <div className={cx(memberCanvas, styles.page, !hasOwnBars && styles.withBottomBar)}>
      <a className={styles.skip} href={`#${contentId}`}>
        {commonTexts.skipToContent}
      </a>
      {demo && (
        <Suspense fallback={<div className={styles.ribbonPlace} />}>
          <DemoRibbon demo={demo} />
        </Suspense>
      )}
      <Header {...(hasOwnBars && { className: styles.wideOnly })} onOpenMenu={openMenu} />
      {/* The row of ranking pages goes here, below the header, once there are such pages. */}
      <ErrorBoundary place={key}>
        <Suspense key={pathname} fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {!hasOwnBars && <BottomBar onOpenMenu={openMenu} />}
      {openedOn === key && (
        <Suspense fallback={null}>
          <SiteDrawer onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </div>
  );
}
