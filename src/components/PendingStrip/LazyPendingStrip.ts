// The server renders the strip with the page, so its style must load with the page too.
import './PendingStrip.css';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';

/** The lazy version of the strip: only the authors of waiting posts need its code. */
export const LazyPendingStrip = lazyPart(
  () => import('./PendingStrip').then((file) => ({ default: file.PendingStrip })),
  { lost: 'leftOut' },
);
