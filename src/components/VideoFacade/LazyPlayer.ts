import { lazyPart } from '@/design/components/LazyPart/lazyPart';

/** The player, whose code loads with the first press. */
export const LazyPlayer = lazyPart(() =>
  import('./Player').then((file) => ({ default: file.Player })),
);
