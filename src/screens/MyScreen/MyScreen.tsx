import { contentId, myPath, routes } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { myTexts } from '@/texts/my';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { columns, profile } from './MyScreen.css';
import { MyView, tabOf } from './MyView';
import { settingsPageOf } from './Settings';
import { MiniGarden } from '@/components/MiniGarden/MiniGarden';
import { OwnProfileSkeleton } from '@/components/OwnProfile/OwnProfile';
import { PostRowSkeleton } from '@/components/PostRow/PostRow';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { useMedia } from '@/design/hooks/useMedia';
import { media } from '@/design/tokens/scale';
import { Row } from '@/design/components/Row/Row';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { commonTexts } from '@/texts/common';

/** The page's skeleton, until the page knows who is signed in. */
function MySkeleton({ isFirst }: { isFirst: boolean }) {
  const isPhone = useMedia(media.phone, false);
  return (
    <>
      {(isFirst || !isPhone) && (
        <Box display="flex" flexDirection="column" gap={{ base: 8, wide: 16 }} className={profile}>
          <OwnProfileSkeleton />
          {!isPhone && <MiniGarden plants={null} to={routes.garden} />}
        </Box>
      )}
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

/** The member's own page. Only for members. */
export default function MyScreen() {
  const { tab: given, '*': rest } = useParams();
  const tab = tabOf(given);
  const settingsPage = settingsPageOf(rest);
  // A word below another tab, or one that names no page.
  const isAstray = !!rest && (tab !== 'settings' || !settingsPage);
  // A member who has just deleted the account is not asked to log in.
  const [isGone, setGone] = useState(false);
  const page = tab && tab !== 'posts' ? myTexts.tabs[tab] : myTexts.title;
  return (
    <main id={contentId} tabIndex={-1} className={columns}>
      <PageTitle title={page} />
      <MemberSlot
        title={page}
        skeleton={<MySkeleton isFirst={tab === 'posts'} />}
        guestTo={isGone ? routes.home : undefined}
      >
        {(user) =>
          tab && !isAstray ? (
            <MyView
              key={user.user_id}
              user={user}
              tab={tab}
              page={settingsPage}
              onGone={() => setGone(true)}
            />
          ) : (
            <Navigate to={myPath(tab === 'posts' ? undefined : (tab ?? undefined))} replace />
          )
        }
      </MemberSlot>
    </main>
  );
}
