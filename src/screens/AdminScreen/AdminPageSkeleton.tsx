import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { page } from './AdminPageSkeleton.css';

/** The shape of an admin page while its code loads, or the server has not said who is there. */
export function AdminPageSkeleton() {
  return (
    <div className={page} role="status" aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      <Stack gap={20} aria-hidden="true">
        <Skeleton width={160} height={40} />
        <Skeleton height={48} />
        <Skeleton height={320} />
      </Stack>
    </div>
  );
}
