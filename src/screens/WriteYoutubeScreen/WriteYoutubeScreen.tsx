import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, routes } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { readShared } from '@/features/write-video/readShared';
import { VideoForm } from '@/features/write-video/VideoForm';
import { videoPostTexts } from '@/texts/write';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { writeFrame } from '@/components/WriteForm/WriteForm.css';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';

/** The form's skeleton, until the page knows who is signed in. */
function WriteSkeleton() {
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

/** Shares a video. Only for members. */
export default function WriteYoutubeScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shared = readShared(params);
  const start = shared
    ? { link: shared.url, title: shared.title, content: shared.content }
    : undefined;
  const goHome = () => void navigate(routes.home);
  const header = (onBack: () => void) => <PageBar title={videoPostTexts.heading} onBack={onBack} />;
  return (
    <main id={contentId} tabIndex={-1} className={writeFrame}>
      <PageTitle title={videoPostTexts.heading} />
      <MemberSlot
        title={videoPostTexts.heading}
        skeleton={
          <>
            {header(goHome)}
            <WriteSkeleton />
          </>
        }
      >
        {({ user_id: id }) => (
          <VideoForm key={id} userId={id} start={start} backTo={routes.home} header={header} />
        )}
      </MemberSlot>
    </main>
  );
}
