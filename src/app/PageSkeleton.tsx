import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { page } from './PageSkeleton.css';

/** The shape of a screen while its code loads. */
export function PageSkeleton() {
  return (
    <div className={page} role="status" aria-busy>
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      <Card padding="none" edge>
        <Skeleton ratio={16 / 9} />
        <Stack padding={24}>
          <Skeleton width="60%" height={28} />
          <Skeleton height={88} />
        </Stack>
      </Card>
    </div>
  );
}
