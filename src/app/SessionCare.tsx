import { onRefusal } from '@/api/client';
import { loginPath, routes } from '@/config/routes';
import { storageKeys } from '@/config/storage';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { dropIntent, hasIntent } from '@/state/keptIntent';
import {
  askSessionAtom,
  hasLeft,
  keptMember,
  leaveAtom,
  ownerAtom,
  sessionAtom,
  userAtom,
} from '@/state/session';
import { mayNavigate } from '@/state/siteHistory';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { use, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refetchSessionAtom } from './refetchSession';
import { SiteContext } from '@/features/page/PageTitle';

const MemberRequests = lazyPart(() => import('@/features/member-requests/MemberRequests'), {
  lost: 'leftOut',
});

/** How long to wait before asking again a server that did not answer, in ms: the first and the longest wait. */
const PAUSE = { first: 2000, most: 60_000 };

/** Asks the server for the session again until it answers. */
function useAskingAgain(): void {
  const session = useAtomValue(sessionAtom);
  const ask = useSetAtom(askSessionAtom);
  const tries = useRef(0);
  useEffect(() => {
    if (session.status === 'known') tries.current = 0;
    if (session.status !== 'unknown') return;
    const again = () => void ask();
    const timer = setTimeout(again, Math.min(PAUSE.first * 2 ** tries.current, PAUSE.most));
    tries.current += 1;
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
    };
    // Each failed request sets a new session object, which runs this effect again.
  }, [session, ask]);
}

const signInPages: readonly string[] = [routes.login, routes.signup];
// A guest on another page has given up signing in.
const accountPages: readonly string[] = [
  ...signInPages,
  routes.forgotPassword,
  routes.resetPassword,
  routes.confirmEmail,
];

const intents = lazyLoad(() => import('@/features/complete-intent/completeIntent'));

/** Completes what a guest wanted to do, once they have signed in. */
function useIntent(): void {
  const store = useStore();
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  const viewer = user?.user_id;
  useEffect(() => {
    if (status !== 'known' || !hasIntent()) return;
    if (viewer) {
      intents.load().then(
        ({ completeIntentAtom }) => store.set(completeIntentAtom),
        () => undefined,
      );
    } else if (!accountPages.includes(pathname)) dropIntent();
  }, [store, status, viewer, pathname]);
}

/** Leads to the login page and back, unless an unsaved form keeps the member here. */
function useToLogin(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(() => undefined as unknown);
  useEffect(() => {
    const to = loginPath(pathname + search);
    latest.current = () => !signInPages.includes(pathname) && mayNavigate(to) && navigate(to);
  });
  return useCallback(() => void latest.current(), []);
}

/**
 * Keeps the page's session up to date, in one place: if an answer shows that it is wrong, if
 * another tab has logged in or out, and if the server did not answer at first. Renders the requests
 * to the session's member, if there are any.
 */
export function SessionCare() {
  const store = useStore();
  const toLogin = useToLogin();
  useAskingAgain();
  useIntent();
  useEffect(() => {
    const isStale = () => keptMember()?.user_id !== store.get(userAtom)?.user_id;
    const compare = () => {
      // Sends no request first: a page that Back restores is visible at once.
      if (hasLeft() && store.get(ownerAtom)) store.set(leaveAtom);
      if (isStale()) void store.set(refetchSessionAtom, null, toLogin);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.session) compare();
    };
    // A suspended tab missed the events of other tabs.
    const onShow = () => {
      if (document.visibilityState === 'visible') compare();
    };
    const release = onRefusal((refusal) => void store.set(refetchSessionAtom, refusal, toLogin));
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', compare);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      release();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', compare);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [store, toLogin]);
  const user = useAtomValue(userAtom);
  const { demoMails } = use(SiteContext);
  const isAsked = user?.needsEmailConfirmation || user?.consentsDue?.length;
  return isAsked ? <MemberRequests key={user.user_id} {...{ user, demoMails }} /> : null;
}
