import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import type { InsightPicturesProps } from './InsightPictures';
import { byScript } from './pictures.css';

// The text of the page comes first.
const InsightPictures = lazyPart(() => import('./InsightPictures'), {
  after: 1000,
  lost: 'leftOut',
});

/** Charts of the views by category in a period, and of the upload hours. */
export function VideoPictures(props: InsightPicturesProps) {
  const coming = (
    <Stack gap={{ base: 8, wide: 16 }}>
      <Skeleton height={420} radius="lg" />
      <Skeleton height={420} radius="lg" />
    </Stack>
  );
  return (
    <div className={byScript}>
      <InsightPictures {...props} fallback={coming} />
    </div>
  );
}
