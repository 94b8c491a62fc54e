import { Button } from '@/design/components/Button/Button';
import { CheckIcon, PlusIcon } from '@/design/icons/icons';
import { followAtom } from '@/features/member-page/follow';
import { useAsMember } from '@/state/intent';
import { followTexts } from '@/texts/follow';
import { useSetAtom } from 'jotai';

interface FollowButtonProps {
  userId: string;
  profile: { isFollowing: boolean; followerCount: number };
  size?: 'sm';
}

/** Follows or unfollows a member; for a guest after the login. */
export function FollowButton({ userId, profile, size }: FollowButtonProps) {
  const asMember = useAsMember();
  const follow = useSetAtom(followAtom);
  const { isFollowing, followerCount } = profile;
  const press = () =>
    asMember(() => void follow(userId, { isFollowing, followerCount }), {
      act: 'follow',
      id: userId,
    });
  return (
    <Button
      variant={isFollowing ? 'soft' : size ? 'outline' : 'solid'}
      {...(size && { size })}
      icon={isFollowing ? <CheckIcon /> : <PlusIcon />}
      onClick={press}
    >
      {isFollowing ? followTexts.unfollow : followTexts.follow}
    </Button>
  );
}
