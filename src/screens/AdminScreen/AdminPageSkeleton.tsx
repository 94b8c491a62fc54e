import { Card } from '@/design/components/Card/Card';
import { Inset } from '@/design/components/Inset/Inset';
import { contentId } from '@/config/routes';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { commonTexts } from '@/texts/common';
import { page } from '../admin/parts/AdminPage/AdminPage.css';

/** The skeleton of an admin page while its code loads or the session is unknown. */
export function AdminPageSkeleton({ title }: { title: string }) {
  return (
    <main id={contentId} tabIndex={-1} className={page} aria-busy="true">
      <PageTitle title={title} />
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Stack gap={20}>
        <Inset>
          <Skeleton width={240} height={32} />
        </Inset>
        <Inset paddingBottom={16}>
          <Heading level={1}>{title}</Heading>
        </Inset>
        <Card padding="none" edge>
          <Stack padding={24}>
            <Skeleton height={40} />
            <Skeleton height={160} />
            <Skeleton height={72} />
          </Stack>
        </Card>
      </Stack>
    </main>
  );
}
