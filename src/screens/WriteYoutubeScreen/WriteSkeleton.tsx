import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { videoPostTexts } from '@/texts/write';

/** The form's skeleton, until the page knows who is signed in. */
export function WriteSkeleton() {
  return (
    <Card padding="lg" edge aria-busy="true">
      <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
      <Stack gap={24}>
        <Text as="h1" variant="title">
          {videoPostTexts.heading}
        </Text>
        {[48, 48, 148].map((height, row) => (
          <Stack key={row} gap={8}>
            <Skeleton width={56} height={20} />
            <Skeleton height={height} radius="md" />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
