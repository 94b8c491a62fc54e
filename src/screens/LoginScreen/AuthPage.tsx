import {
  leadingBack,
  loginPath,
  returnPath,
  routes,
  signupPath,
  welcomePath,
} from '@/config/routes';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { useIsHydrated } from '@/design/hydration/useIsHydrated';
import { fieldsOf } from '@/features/auth/authFields';
import { newMemberAtom } from '@/features/auth/signInAtom';
import { AuthForm, type AuthFormProps } from '@/features/auth/AuthForm';
import { hasIntent } from '@/state/keptIntent';
import { sessionAtom } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { useAtomValue, useSetAtom } from 'jotai';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountFrame } from './AccountFrame';
import { SiteContext } from '@/features/page/PageTitle';
import { completeIntentAtom } from '@/features/complete-intent/completeIntent';

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

/** Leads on once the act that the guest wanted is done: the next page then loads with it. */
function AfterIntent({ children }: { children: (anchor: string) => ReactNode }) {
  const complete = useSetAtom(completeIntentAtom);
  const [anchor, setAnchor] = useState(() => (hasIntent() ? null : ''));
  useEffect(() => {
    void complete().then(setAnchor);
  }, [complete]);
  return anchor !== null && children(anchor);
}

/** The page of one of the two forms. It forwards a member who is signed in already. */
export function AuthPage({ mode }: Pick<AuthFormProps, 'mode'>) {
  const { demoAccounts, cameFrom } = use(SiteContext);
  const [query] = useSearchParams();
  const from = query.get('from');
  const isHydrated = useIsHydrated();
  const { status, user } = useAtomValue(sessionAtom);
  const isMember = isHydrated && status === 'known' && user !== null;
  const isNew = useAtomValue(newMemberAtom) === user?.user_id;
  // Also for a member, who may link an account.
  if (query.has('provider') || query.has('simulated')) {
    return (
      <AccountFrame title={authTexts[mode]} fields={1}>
        <ProviderVisit key={query.toString()} />
      </AccountFrame>
    );
  }
  return (
    <>
      {isMember && (
        <AfterIntent>
          {(anchor) => {
            const back = returnPath(from) + anchor;
            if (isNew) return <Navigate to={welcomePath(back)} replace />;
            // Navigating there again would leave the same page in the history twice.
            return back === cameFrom ? <StepBack /> : <Navigate to={back} replace />;
          }}
        </AfterIntent>
      )}
      <AccountFrame title={authTexts[mode]} fields={fieldsOf[mode].length}>
        <div inert={isMember}>
          <AuthForm
            mode={mode}
            otherTo={mode === 'login' ? signupPath(from) : loginPath(from)}
            forgotTo={leadingBack(routes.forgotPassword, from)}
            returnTo={returnPath(from)}
            demo={demoAccounts}
          />
        </div>
      </AccountFrame>
    </>
  );
}
