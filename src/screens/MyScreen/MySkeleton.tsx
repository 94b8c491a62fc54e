import { MiniGarden } from '@/components/MiniGarden/MiniGarden';
import { OwnProfileSkeleton } from '@/components/OwnProfile/OwnProfile';
import { PostRowSkeleton } from '@/components/PostRow/PostRow';
import { routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { Row } from '@/design/components/Row/Row';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';
import { myTexts } from '@/texts/my';
import { profile } from './MyScreen.css';

/** The page's skeleton, until the page knows who is signed in. */
export function MySkeleton() {
  return (
    <>
      <Box display="flex" flexDirection="column" gap={{ base: 8, wide: 16 }} className={profile}>
        <OwnProfileSkeleton />
        <MiniGarden plants={null} to={routes.garden} />
      </Box>
      <Card padding="none" edge aria-busy="true">
        <h1>
          <VisuallyHidden>{myTexts.title}</VisuallyHidden>
        </h1>
        <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
        <Row gap={24} paddingX={20} paddingY={12}>
          <Skeleton width={48} height={24} />
          <Skeleton width={48} height={24} />
          <Skeleton width={48} height={24} />
        </Row>
        {[0, 1, 2, 3].map((row) => (
          <PostRowSkeleton key={row} />
        ))}
      </Card>
    </>
  );
}
