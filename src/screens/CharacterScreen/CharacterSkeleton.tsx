import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';

/** Until it is known who is there. */
export function CharacterSkeleton() {
  return (
    <Card padding="none" edge aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={280} radius="lg" />
      <Stack alignItems="center" gap={12} paddingX={16} paddingY={24}>
        <Skeleton width="40%" height={24} />
        <Skeleton width={108} height={44} radius="md" />
      </Stack>
    </Card>
  );
}
