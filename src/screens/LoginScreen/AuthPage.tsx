import { LoginScene } from '@/components/LoginScene/LoginScene';
import { contentId, loginPath, returnPath, signupPath } from '@/config/routes';
import { AuthForm, type AuthFormProps } from '@/features/auth/AuthForm';
import { PageTitle } from '@/features/page/PageTitle';
import { SiteContext } from '@/features/page/SiteContext';
import { sessionAtom } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { layoutTexts } from '@/texts/layout';
import { useAtomValue } from 'jotai';
import { use, useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { form, page } from './LoginScreen.css';

/** One step back, once: effects may run twice while developing. */
function StepBack() {
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void navigate(-1);
  }, [navigate]);
  return null;
}

/** The page of one of the two forms. A member who is signed in already is sent on. */
export function AuthPage({ mode }: Pick<AuthFormProps, 'mode'>) {
  const { demoAccounts, cameFrom } = use(SiteContext);
  const from = useSearchParams()[0].get('from');
  const { status, user } = useAtomValue(sessionAtom);
  if (status === 'known' && user) {
    const target = returnPath(from);
    // Going there again would leave the same page in the history twice.
    return target === cameFrom ? <StepBack /> : <Navigate to={target} replace />;
  }
  return (
    <main id={contentId} tabIndex={-1} className={page}>
      <PageTitle title={layoutTexts.pageTitle(authTexts[mode])} />
      <LoginScene />
      <div className={form}>
        <AuthForm
          mode={mode}
          otherTo={mode === 'login' ? signupPath(from) : loginPath(from)}
          demo={demoAccounts}
        />
      </div>
    </main>
  );
}
