import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';

/** The form's skeleton, until the page knows who is signed in and which post to edit. */
export function WriteSkeleton({ heading }: { heading: string }) {
  return (
    <Card padding="lg" edge aria-busy="true">
      <VisuallyHidden>
        <h1>{heading}</h1>
        {commonTexts.loading}
      </VisuallyHidden>
      <Stack gap={24}>
        <Skeleton width="52%" height={32} />
        <Skeleton height={112} radius="md" />
        <Skeleton width="64%" height={44} radius="md" />
      </Stack>
    </Card>
  );
}
