import { lazyPart } from '@/design/components/Later/lazyPart';

/** Links mostly lead somewhere, so what is drawn where they do not comes when it is. */
export const MissingPost = lazyPart(() => import('./MissingPost'));
