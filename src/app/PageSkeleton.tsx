import { Page } from '@/design/components/Page/Page';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { commonTexts } from '@/texts/common';

const lines = [28, 88, 88, 88];

/** The skeleton of any page while the code of its screen loads. */
export function PageSkeleton() {
  return (
    <Page aria-busy aria-label={commonTexts.loading}>
      <Card padding="none" edge>
        <Stack padding={24}>
          {lines.map((height, at) => (
            <Skeleton key={at} height={height} />
          ))}
        </Stack>
      </Card>
    </Page>
  );
}
