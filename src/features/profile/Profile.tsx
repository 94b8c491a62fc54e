import { GuestCard, GuestCardSkeleton } from '@/components/GuestCard/GuestCard';
import { ProfileCard, ProfileCardSkeleton } from '@/components/ProfileCard/ProfileCard';
import { loginPath, myPath, routes } from '@/config/routes';
import { sessionAtom, askSessionAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { useState } from 'react';

/** Shown if the session could not be loaded although the browser remembers a member. */
function ProfileFailure() {
  const ask = useSetAtom(askSessionAtom);
  const [isAsking, setIsAsking] = useState(false);
  const retry = () => {
    setIsAsking(true);
    void ask().then(() => setIsAsking(false));
  };
  return (
    <Card edge>
      <ErrorPanel
        message={failureTexts.profile}
        retryLabel={commonTexts.retry}
        onRetry={retry}
        busy={isAsking}
      />
    </Card>
  );
}

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
