import { lazyPart } from '@/design/components/LazyPart/lazyPart';

/** The table view, loaded with its tab. */
export const LazyTable = lazyPart(() =>
  import('./TableView').then((file) => ({ default: file.TableView })),
);

/** The tree view, loaded with its tab. */
export const LazyTree = lazyPart(() =>
  import('./TreeView').then((file) => ({ default: file.TreeView })),
);
