import { ProfileStrip, type ProfileStripProps } from '@/components/ProfileStrip/ProfileStrip';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { sessionAtom } from '@/state/session';
import { useAtomValue } from 'jotai';
import { ProfileFailure } from './ProfileFailure';

/** The signed-in member on a phone; a guest has the way to log in in the header. */
export function ProfileLine({ picture }: Pick<ProfileStripProps, 'picture'>) {
  const { status, user } = useAtomValue(sessionAtom);
  if (!user) return null;
  if (status === 'unknown') return <ProfileFailure />;
  if (status === 'known') return <ProfileStrip member={user} picture={picture} />;
  return (
    <Box background="surface" padding={16}>
      <Skeleton height="55.5px" />
    </Box>
  );
}
