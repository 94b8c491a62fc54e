import { LoginScene } from '@/components/LoginScene/LoginScene';
import { contentId, returnPath } from '@/config/routes';
import { AuthForm } from '@/features/auth/AuthForm';
import { sessionAtom } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { Navigate, useSearchParams } from 'react-router-dom';
import { form, page } from './LoginScreen.css';

/** Login and signup. Who is signed in already has no business here and is sent on. */
export function LoginScreen({ demo }: { demo: boolean }) {
  const [search] = useSearchParams();
  const { status, user } = useAtomValue(sessionAtom);
  if (status === 'known' && user) return <Navigate to={returnPath(search.get('from'))} replace />;
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <title>{layoutTexts.pageTitle(authTexts.login)}</title>
      <LoginScene />
      <div className={form}>
        <AuthForm demo={demo} />
      </div>
    </main>
  );
}
