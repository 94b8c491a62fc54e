import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, loginPath, myPath } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { useBack } from '@/features/page/useBack';
import { sessionAtom } from '@/state/session';
import { gardenTexts } from '@/texts/garden';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { columns, frame } from './GardenScreen.css';
import { GardenSkeleton } from './GardenSkeleton';
import { GardenView } from './GardenView';

/** One's own garden. Only for members; who that is, only the server says. */
export function GardenScreen() {
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  const back = useBack(myPath());
  if (status === 'known' && !user) return <Navigate to={loginPath(pathname)} replace />;
  return (
    <main id={contentId} tabIndex={-1} className={frame}>
      <PageTitle title={layoutTexts.pageTitle(gardenTexts.title)} />
      <PageBar title={gardenTexts.title} onBack={back} />
      <div className={columns}>
        {status === 'known' && user ? (
          <GardenView key={user.user_id} memberId={user.user_id} />
        ) : (
          <GardenSkeleton />
        )}
      </div>
    </main>
  );
}
