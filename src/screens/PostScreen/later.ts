import { lazy } from 'react';

/** Links mostly lead somewhere, so what is drawn where they do not comes when it is. */
export const MissingPost = lazy(() => import('./MissingPost'));
