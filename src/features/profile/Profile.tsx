import { GuestCard, GuestCardSkeleton } from '@/components/GuestCard/GuestCard';
import { ProfileCard, ProfileCardSkeleton } from '@/components/ProfileCard/ProfileCard';
import { loginPath, myPath, routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { restoreSessionAtom, sessionAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';

/** Who is signed in, that the server did not say so, or an invitation. */
export function Profile() {
  const { status, user } = useAtomValue(sessionAtom);
  const restore = useSetAtom(restoreSessionAtom);
  const { pathname, search } = useLocation();
  if (status === 'unknown' && user) {
    return (
      <Card>
        <ErrorPanel
          message={failureTexts.profile}
          retryLabel={commonTexts.retry}
          onRetry={() => void restore()}
        />
      </Card>
    );
  }
  // The kept copy holds no balance and zeros would be a lie, so even it waits for the answer.
  if (status !== 'known' && user) return <ProfileCardSkeleton />;
  if (status === 'checking') return <GuestCardSkeleton />;
  if (!user) return <GuestCard to={loginPath(pathname + search)} />;
  return <ProfileCard member={user} to={myPath()} gardenTo={routes.garden} />;
}
