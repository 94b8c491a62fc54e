import { LostParts } from '@/design/components/LazyPart/lostParts';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import type { Demo } from '@/app/layouts/demo';
import { SiteRoutes } from './SiteRoutes';
import { Startup } from './Startup';
import { useFocusOnContent } from './useFocusOnContent';
import { useScrollRestoration } from './useScrollRestoration';
import { SiteContext } from '@/features/page/PageTitle';

/**
 * Returns the address one step back in the history if the reader has just come from there; else
 * null.
 */
function useCameFrom(): string | null {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const path = pathname + search;
  const [trail, setTrail] = useState({ key, path, before: null as string | null });
  if (trail.key === key) return trail.before;
  const before = { PUSH: trail.path, REPLACE: trail.before, POP: null }[type];
  setTrail({ key, path, before });
  return before;
}

// If it does not load, the page works without it.
const Deferred = lazyPart(() => import('./Deferred').then((file) => ({ default: file.Deferred })), {
  after: 0,
  lost: 'leftOut',
});

/** Claims a member's rewards and shows their growth, 1.5 s after the page was hydrated. */
const Rewards = lazyPart(
  () => import('@/features/companion/Rewards').then((file) => ({ default: file.Rewards })),
  { after: 1500, lost: 'leftOut' },
);

/** The whole site in any router and any store: those of a browser, a story or a server. */
export function Site({ demo }: { demo?: Demo | undefined }) {
  useScrollRestoration();
  useFocusOnContent();
  const cameFrom = useCameFrom();
  const demoAccounts = demo?.accounts ?? null;
  const demoMails = demo?.mails;
  const surroundings = useMemo(
    () => ({ demoAccounts, demoMails, cameFrom }),
    [demoAccounts, demoMails, cameFrom],
  );
  const { key } = useLocation();
  const isMember = useAtomValue(userAtom) !== null;
  const showToast = useSetAtom(showToastAtom);
  const lostTexts = useMemo(() => {
    const message = boundaryTexts.part;
    const showFailure = () => void showToast({ text: message, tone: 'danger' });
    return { message, retryLabel: commonTexts.retry, showFailure };
  }, [showToast]);
  return (
    <SiteContext value={surroundings}>
      <LostParts value={lostTexts}>
        <Startup />
        <ErrorBoundary place={key}>
          <SiteRoutes demo={demo} />
        </ErrorBoundary>
        <ErrorBoundary place={key} quiet>
          <Deferred />
          {isMember && <Rewards />}
        </ErrorBoundary>
      </LostParts>
    </SiteContext>
  );
}
