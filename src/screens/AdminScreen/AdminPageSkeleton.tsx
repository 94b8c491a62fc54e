import { contentId } from '@/config/routes';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { PageTitle } from '@/features/page/PageTitle';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { head, page } from '../admin/parts/AdminPage/AdminPage.css';

/** The shape of an admin page while its code loads, or the server has not said who is there. */
export function AdminPageSkeleton({ title }: { title: string }) {
  return (
    <main id={contentId} tabIndex={-1} className={page} aria-busy="true">
      <PageTitle title={layoutTexts.pageTitle(title)} />
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Stack gap={20}>
        <Skeleton width={240} height={32} />
        <div className={head}>
          <Text as="h1" variant="pageTitle">
            {title}
          </Text>
        </div>
        <Skeleton height={320} />
      </Stack>
    </main>
  );
}
