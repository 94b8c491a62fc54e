import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, loginPath, routes } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { VideoForm } from '@/features/write-video/VideoForm';
import { sessionAtom } from '@/state/session';
import { layoutTexts } from '@/texts/layout';
import { videoPostTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import { Navigate, useNavigate } from 'react-router-dom';
import { WriteSkeleton } from './WriteSkeleton';
import { writeFrame } from '../parts/writeFrame.css';

/** Shares a video. Only for members; who that is, only the server says. */
export function WriteYoutubeScreen() {
  const { status, user } = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const goHome = () => void navigate(routes.home);
  if (status === 'known' && !user) return <Navigate to={loginPath(routes.writeYoutube)} replace />;
  const header = (onBack: () => void) => <PageBar title={videoPostTexts.heading} onBack={onBack} />;
  return (
    <main id={contentId} tabIndex={-1} className={writeFrame}>
      <PageTitle title={layoutTexts.pageTitle(videoPostTexts.heading)} />
      {status === 'known' && user ? (
        <VideoForm key={user.user_id} userId={user.user_id} backTo={routes.home} header={header} />
      ) : (
        <>
          {header(goHome)}
          <WriteSkeleton />
        </>
      )}
    </main>
  );
}
