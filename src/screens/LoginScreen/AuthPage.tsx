import { leadingBack, loginPath, returnPath, routes, signupPath } from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useIsHydrated } from '@/design/hydration/useIsHydrated';
import { fieldsOf } from '@/features/auth/authFields';
import { AuthForm, type AuthFormProps } from '@/features/auth/AuthForm';
import { sessionAtom } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { useAtomValue } from 'jotai';
import { use, useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountFrame } from './AccountFrame';
import { SiteContext } from '@/features/page/PageTitle';

const ProviderVisit = lazyPart(() => import('@/features/auth/ProviderVisit'));

/** Goes one step back, once: effects may run twice in development. */
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

/** The page of one of the two forms. It forwards a member who is signed in already. */
export function AuthPage({ mode }: Pick<AuthFormProps, 'mode'>) {
  const { demoAccounts, cameFrom } = use(SiteContext);
  const [query] = useSearchParams();
  const from = query.get('from');
  const isHydrated = useIsHydrated();
  const { status, user } = useAtomValue(sessionAtom);
  // Also for a member, who may link an account.
  if (query.has('provider') || query.has('simulated')) {
    return (
      <AccountFrame title={authTexts[mode]} fields={1}>
        <ProviderVisit key={query.toString()} />
      </AccountFrame>
    );
  }
  if (isHydrated && status === 'known' && user) {
    const target = returnPath(from);
    // Navigating there again would leave the same page in the history twice.
    return target === cameFrom ? <StepBack /> : <Navigate to={target} replace />;
  }
  return (
    <AccountFrame title={authTexts[mode]} fields={fieldsOf[mode].length}>
      <AuthForm
        mode={mode}
        otherTo={mode === 'login' ? signupPath(from) : loginPath(from)}
        forgotTo={leadingBack(routes.forgotPassword, from)}
        returnTo={returnPath(from)}
        demo={demoAccounts}
      />
    </AccountFrame>
  );
}
