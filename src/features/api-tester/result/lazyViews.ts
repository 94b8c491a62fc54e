import { lazyPart } from '@/design/components/LazyPart/lazyPart';

/** The table, whose code comes with its tab. */
export const LazyTable = lazyPart(() =>
  import('./TableView').then((file) => ({ default: file.TableView })),
);

/** The tree, whose code comes with its tab. */
export const LazyTree = lazyPart(() =>
  import('./TreeView').then((file) => ({ default: file.TreeView })),
);
