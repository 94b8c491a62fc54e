import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { Later } from '@/design/components/Later/Later';
import type { Demo } from './layouts/demo';
import { SiteRoutes } from './SiteRoutes';
import { Startup } from './Startup';
import { useCameFrom } from './useCameFrom';
import { useFocusOnContent } from './useFocusOnContent';
import { useScrollPlace } from './useScrollPlace';

const loadLateParts = () => import('./LateParts').then((file) => file.LateParts);

/** The whole site inside any router and any store: a browser's, a story's, a server's. */
export function Site({ demo }: { demo?: Demo | undefined }) {
  useScrollPlace();
  useFocusOnContent();
  const cameFrom = useCameFrom();
  const { key } = useLocation();
  return (
    <>
      <Startup />
      <ErrorBoundary place={key}>
        <SiteRoutes demo={demo} cameFrom={cameFrom} />
      </ErrorBoundary>
      <ErrorBoundary place={key} quiet>
        <Later load={loadLateParts} />
      </ErrorBoundary>
    </>
  );
}
