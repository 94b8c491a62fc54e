// The server draws the strip with the page, so its style comes with the page as well.
import './PendingStrip.css';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';

/** The same strip, whose code only the authors of waiting posts need. */
export const LazyPendingStrip = lazyPart(
  () => import('./PendingStrip').then((file) => ({ default: file.PendingStrip })),
  { lost: 'leftOut' },
);
