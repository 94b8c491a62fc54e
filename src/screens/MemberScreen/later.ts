import { lazyPart } from '@/design/components/Later/lazyPart';

/** Links mostly lead to somebody, so what is drawn where they do not comes when it is. */
export const MissingMember = lazyPart(() => import('./MissingMember'));

/** Most of whom there are links to have posted something. */
export const NoPosts = lazyPart(() => import('./NoPosts'));
