import { contentId, loginPath } from '@/config/routes';
import { Customizer } from '@/features/customize-companion/Customizer';
import { PageTitle } from '@/features/page/PageTitle';
import { sessionAtom } from '@/state/session';
import { characterTexts } from '@/texts/character';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { CharacterHeader } from './CharacterHeader';
import { page } from './CharacterScreen.css';
import { CharacterSkeleton } from './CharacterSkeleton';

/** One's own companion, to be dressed. Only for members. */
export function CharacterScreen() {
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  if (status === 'known' && !user) return <Navigate to={loginPath(pathname)} replace />;
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(characterTexts.heading)} />
      <CharacterHeader member={user} />
      {status === 'known' && user ? (
        <Customizer userId={user.user_id} mode="page" />
      ) : (
        <CharacterSkeleton />
      )}
    </main>
  );
}
