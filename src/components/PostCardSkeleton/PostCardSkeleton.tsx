import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';

/** The skeleton of a post with a video and text, in its exact shape. */
export function PostCardSkeleton() {
  return (
    <Card padding="none" edge>
      <Skeleton ratio={16 / 9} />
      <Stack gap={8} paddingX={{ base: 16, wide: 20 }} paddingY={16}>
        <Row gap={12}>
          <Skeleton width={40} height={40} radius="full" />
          <Stack gap={8} flexGrow={1}>
            <Skeleton width="72%" height={22} />
            <Skeleton width="44%" height={16} />
          </Stack>
        </Row>
        <Stack gap={8} paddingY={4}>
          <Skeleton height={17} />
          <Skeleton height={17} width="64%" />
        </Stack>
        <Row gap={16}>
          <Skeleton width={72} height={36} />
          <Skeleton width={72} height={36} />
          <Skeleton width={72} height={36} />
        </Row>
      </Stack>
    </Card>
  );
}
