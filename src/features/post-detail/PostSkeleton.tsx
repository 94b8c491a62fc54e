import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Inline, Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { detailTexts } from '@/texts/post';
import { body } from './PostArticle.css';

/** The shape of a post with a video, until it is there. */
export function PostSkeleton() {
  return (
    <Card padding="none" edge aria-busy="true">
      <VisuallyHidden>{detailTexts.loading}</VisuallyHidden>
      <Skeleton ratio={16 / 9} radius="sm" />
      <div className={body}>
        <Skeleton width="62%" height={28} />
        <Inline gap={12}>
          <Skeleton width={44} height={44} radius="full" />
          <Stack gap={8} flexGrow={1}>
            <Skeleton width={96} height={16} />
            <Skeleton width={160} height={14} />
          </Stack>
        </Inline>
        <Stack gap={8}>
          <Skeleton height={18} />
          <Skeleton width="88%" height={18} />
        </Stack>
        <Inline gap={8} paddingY={8}>
          <Skeleton width={112} height={44} radius="md" />
          <Skeleton width={76} height={44} radius="md" />
          <Skeleton width={96} height={44} radius="md" />
        </Inline>
      </div>
    </Card>
  );
}
