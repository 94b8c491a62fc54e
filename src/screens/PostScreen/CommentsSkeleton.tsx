import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { commentTexts } from '@/texts/comment';

/** The skeleton of a post's comments, if the post came from a list. */
export function CommentsSkeleton({ count }: { count: number }) {
  return (
    <Card as="section" padding="lg" edge aria-busy="true">
      <Stack gap={20}>
        <Heading>{commentTexts.title(count)}</Heading>
        {[0, 1].map((row) => (
          <Row key={row} gap={12} alignItems="flex-start">
            <Skeleton width={40} height={40} radius="full" />
            <Stack gap={8} flexGrow={1}>
              <Skeleton width={120} height={16} />
              <Skeleton width="80%" height={18} />
            </Stack>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
