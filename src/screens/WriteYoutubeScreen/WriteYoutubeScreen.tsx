import { PageBar } from '@/components/PageBar/PageBar';
import { loginPath, routes } from '@/config/routes';
import { VideoForm } from '@/features/write-video/VideoForm';
import { sessionAtom } from '@/state/session';
import { videoPostTexts } from '@/texts/write';
import { useAtomValue } from 'jotai';
import { Navigate, useNavigate } from 'react-router-dom';
import { frame } from './WriteYoutubeScreen.css';
import { WriteSkeleton } from './WriteSkeleton';

/** Shares a video. Only for members; who that is, only the server says. */
export function WriteYoutubeScreen() {
  const { status, user } = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const goHome = () => void navigate(routes.home);
  if (status === 'known' && !user) return <Navigate to={loginPath(routes.writeYoutube)} replace />;
  const header = (onBack: () => void) => <PageBar title={videoPostTexts.heading} onBack={onBack} />;
  return (
    <div className={frame}>
      {status === 'known' && user ? (
        <VideoForm key={user.user_id} userId={user.user_id} onLeave={goHome} header={header} />
      ) : (
        <>
          {header(goHome)}
          <WriteSkeleton />
        </>
      )}
    </div>
  );
}
