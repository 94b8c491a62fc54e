import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';

/** The shape of an admin page while its code loads, or the server has not said who is there. */
export function AdminPageSkeleton() {
  return (
    <Stack gap={20} padding={{ base: 16, wide: 24 }} role="status" aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      <Skeleton width={160} height={40} />
      <Skeleton height={48} />
      <Skeleton height={320} />
    </Stack>
  );
}
