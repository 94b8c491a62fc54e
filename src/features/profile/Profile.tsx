import { GuestCard, GuestCardSkeleton } from '@/components/GuestCard/GuestCard';
import { ProfileCard, ProfileCardSkeleton } from '@/components/ProfileCard/ProfileCard';
import { loginPath, myPath, routes } from '@/config/routes';
import { sessionAtom } from '@/state/session';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { ProfileFailure } from './ProfileFailure';

/** The signed-in member, an error if the session could not be loaded, or an invitation. */
export function Profile() {
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname, search } = useLocation();
  if (status === 'unknown' && user) return <ProfileFailure />;
  // The stored copy has no balances, and zeros would be wrong, so it waits for the answer.
  if (status !== 'known' && user) return <ProfileCardSkeleton />;
  if (status === 'checking') return <GuestCardSkeleton />;
  if (!user) return <GuestCard to={loginPath(pathname + search)} />;
  return <ProfileCard member={user} to={myPath()} gardenTo={routes.garden} />;
}
