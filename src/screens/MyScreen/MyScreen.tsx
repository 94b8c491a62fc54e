import { contentId, loginPath, myPath, routes } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { sessionAtom } from '@/state/session';
import { layoutTexts } from '@/texts/layout';
import { myTexts } from '@/texts/my';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { columns } from './MyScreen.css';
import { MySkeleton } from './MySkeleton';
import { MyView } from './MyView';
import { tabOf } from './tabs';

/** One's own page. Only for members; who that is, only the server says. */
export function MyScreen() {
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  const tab = tabOf(useParams().tab);
  // Who has just left for good is not asked to log in.
  const [isGone, setGone] = useState(false);
  if (status === 'known' && !user) {
    return <Navigate to={isGone ? routes.home : loginPath(pathname)} replace />;
  }
  if (status === 'known' && !tab) return <Navigate to={myPath()} replace />;
  const page = tab && tab !== 'posts' ? myTexts.tabs[tab] : myTexts.title;
  return (
    <main id={contentId} tabIndex={-1} className={columns}>
      <PageTitle title={layoutTexts.pageTitle(page)} />
      {status === 'known' && user ? (
        <MyView key={user.user_id} user={user} tab={tab ?? 'posts'} onGone={() => setGone(true)} />
      ) : (
        <MySkeleton />
      )}
    </main>
  );
}
