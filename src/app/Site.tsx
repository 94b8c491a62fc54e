import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { LostParts } from '@/design/components/Later/lostParts';
import { Later } from '@/design/components/Later/Later';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import type { Demo } from './layouts/demo';
import { SiteRoutes } from './SiteRoutes';
import { Startup } from './Startup';
import { useCameFrom } from './useCameFrom';
import { useScrollRestoration } from './useScrollRestoration';

const loadLateParts = () => import('./LateParts').then((file) => file.LateParts);

/** The whole site inside any router and any store: a browser's, a story's, a server's. */
export function Site({ demo }: { demo?: Demo | undefined }) {
  useScrollRestoration();
  const cameFrom = useCameFrom();
  const { key } = useLocation();
  const showToast = useSetAtom(showToastAtom);
  const lostWords = useMemo(() => {
    const message = boundaryTexts.part;
    const showFailure = () => void showToast({ text: message, tone: 'error' });
    return { message, retryLabel: commonTexts.retry, showFailure };
  }, [showToast]);
  return (
    <LostParts value={lostWords}>
      <Startup />
      <ErrorBoundary place={key}>
        <SiteRoutes demo={demo} cameFrom={cameFrom} />
      </ErrorBoundary>
      <ErrorBoundary place={key} quiet>
        <Later load={loadLateParts} />
      </ErrorBoundary>
    </LostParts>
  );
}
