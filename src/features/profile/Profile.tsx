import { GuestCard, GuestCardSkeleton } from '@/components/GuestCard/GuestCard';
import { ProfileCard, ProfileCardSkeleton } from '@/components/ProfileCard/ProfileCard';
import { loginPath, myPath, routes } from '@/config/routes';
import { sessionAtom } from '@/state/session';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { ProfileFailure } from './ProfileFailure';

/** Who is signed in, that the server did not say so, or an invitation. */
export function Profile() {
  const { status, user } = useAtomValue(sessionAtom);
  const { pathname, search } = useLocation();
  if (status === 'unknown' && user) return <ProfileFailure />;
  // The kept copy holds no balance and zeros would be a lie, so even it waits for the answer.
  if (status !== 'known' && user) return <ProfileCardSkeleton />;
  if (status === 'checking') return <GuestCardSkeleton />;
  if (!user) return <GuestCard to={loginPath(pathname + search)} />;
  return <ProfileCard member={user} to={myPath()} gardenTo={routes.garden} />;
}
