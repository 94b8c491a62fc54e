import { lazyPart } from '@/design/components/LazyPart/lazyPart';

/** The play icon. */
export const PlayShape = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M7.5 4.6c0-.9 1-1.5 1.8-1l11 6.9c.8.5.8 1.6 0 2.1l-11 6.9c-.8.5-1.8-.1-1.8-1Z" />
  </svg>
);

/** The player, whose code loads with the first press. */
export const LazyPlayer = lazyPart(() =>
  import('./Player').then((file) => ({ default: file.Player })),
);
