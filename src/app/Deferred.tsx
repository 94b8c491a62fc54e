import { loadTransport } from '@/api/client';
import { forgetOthers, keepServed } from '@/api/kept';
import { lazyPart, loadSoon } from '@/design/components/LazyPart/lazyPart';
import { media } from '@/design/tokens/scale';
import { loadFont } from '@/design/styles/font';
import { loadChanges } from '@/state/optimistic';
import { sessionAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { routes } from '@/config/routes';
import { useAccent } from '@/features/page/useAccent';
import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstallOffer } from './installing';
import { readPageData } from './pageData';
import { SessionCare } from './SessionCare';
import { ToastHost } from './ToastHost';
import { offlineText } from '@/texts/offline';
import { bar } from './OfflineBar.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shows on every page that there is no network. */
function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className={bar}>{offlineText}</p>}</div>;
}

const InstallOffer = lazyPart(() => import('./InstallOffer'), { media: media.phone });

/** The parts of every page that no first view needs: their code loads after hydration. */
export function Deferred() {
  const { status, user } = useAtomValue(sessionAtom);
  // The server's page has it from the start.
  useAccent(useAtomValue(settingsAtom).siteAccent);
  useEffect(() => {
    // The fallback fonts are good enough.
    loadFont().catch(() => undefined);
    // A failure shows when the first call is made.
    loadTransport().catch(() => undefined);
    loadChanges().catch(() => undefined);
    const served = readPageData();
    // A full disk or a private window: nothing is stored.
    if (served) keepServed(served).catch(() => undefined);
    // A visitor who only looks needs nothing more; one who has touched the page may press next.
    const use = ['pointerdown', 'keydown'] as const;
    const begin = () => {
      use.forEach((type) => removeEventListener(type, begin));
      setTimeout(loadSoon, 200);
    };
    use.forEach((type) => addEventListener(type, begin, { passive: true }));
    return () => use.forEach((type) => removeEventListener(type, begin));
  }, []);
  const offer = useInstallOffer();
  const isHome = useLocation().pathname === routes.home;
  // What the site asks of its member comes first.
  const isAsked = user?.needsEmailConfirmation || user?.consentsDue?.length;
  const viewer = user?.user_id;
  useEffect(() => {
    if (status === 'known') forgetOthers().catch(() => undefined);
  }, [status, viewer]);
  return (
    <>
      <SessionCare />
      <OfflineBar />
      <ToastHost />
      {offer && isHome && !isAsked && <InstallOffer {...offer} />}
    </>
  );
}
