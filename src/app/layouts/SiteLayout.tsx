import { contentId, routes } from '@/config/routes';
import { lazyPart } from '@/design/components/Later/lazyPart';
import { memberCanvas } from '@/design/styles/global.css';
import { cx } from '@/design/styles/cx';
import { commonTexts } from '@/texts/common';
import { Suspense, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { PageSkeleton } from '../PageSkeleton';
import { BottomBar } from './BottomBar';
import type { Demo } from './demo';
import { Header } from './Header';
import * as styles from './SiteLayout.css';

const SiteDrawer = lazyPart(() => import('./SiteDrawer'));

/** What stands around every screen but the login page. */
export function SiteLayout({ demo }: { demo?: Demo | undefined }) {
  const { key, pathname } = useLocation();
  const post = useMatch(routes.post);
  const write = useMatch(routes.write);
  const writeVideo = useMatch(routes.writeYoutube);
  const character = useMatch(routes.character);
  const garden = useMatch(routes.garden);
  const my = useMatch(routes.my);
  const [failedOn, setFailedOn] = useState<string | null>(null);
  // On the phone these bring a bar on top and one at the foot of their own, once they are there.
  const isWriting = write !== null || writeVideo !== null;
  const hasOwnBars = (post !== null || isWriting || character !== null) && failedOn !== key;
  // This one brings the bar on top only.
  const hasOwnHead = hasOwnBars || (garden !== null && failedOn !== key);
  // The drawer belongs to the page it was opened on: taking a link in it closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const openMenu = () => setOpenedOn(key);
  const closeMenu = () => setOpenedOn(null);
  return (
    <div className={cx(memberCanvas, styles.page, !hasOwnBars && styles.withBottomBar)}>
      <a className={styles.skip} href={`#${contentId}`}>
        {commonTexts.skipToContent}
      </a>
      {demo && <demo.Ribbon />}
      <Header {...(hasOwnHead && { className: styles.wideOnly })} onOpenMenu={openMenu} />
      {/* The row of ranking pages goes here, below the header, once there are such pages. */}
      <ErrorBoundary place={key} onFail={() => setFailedOn(key)}>
        {/* The tabs of one's own page are one screen, which must not start again with each. */}
        <Suspense key={my ? routes.my : pathname} fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {!hasOwnBars && <BottomBar />}
      {openedOn === key && <SiteDrawer onClose={closeMenu} onLost={closeMenu} />}
    </div>
  );
}
