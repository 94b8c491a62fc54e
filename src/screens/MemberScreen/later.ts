import { lazy } from 'react';

/** Links mostly lead to somebody, so what is drawn where they do not comes when it is. */
export const MissingMember = lazy(() => import('./MissingMember'));

/** Most of whom there are links to have posted something. */
export const NoPosts = lazy(() => import('./NoPosts'));
