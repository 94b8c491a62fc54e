import { lazyPart } from '@/design/components/Later/lazyPart';

/** The editor, which comes when somebody answers or changes a comment: most only read. */
export const LaterEditor = lazyPart(() => import('./CommentEditor'));
