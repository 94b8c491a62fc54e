import { loginPath } from '@/config/routes';
import { Button } from '@/design/components/Button/Button';
import { CheckIcon, PlusIcon } from '@/design/icons/icons';
import { followAtom } from '@/features/member-page/follow';
import { userAtom } from '@/state/session';
import { followTexts } from '@/texts/follow';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';

interface FollowButtonProps {
  userId: string;
  profile: { isFollowing: boolean; followerCount: number };
  size?: 'sm';
}

/** Follows or unfollows a member; sends a guest to the login page and back. */
export function FollowButton({ userId, profile, size }: FollowButtonProps) {
  const isGuest = useAtomValue(userAtom) === null;
  const follow = useSetAtom(followAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isFollowing, followerCount } = profile;
  const press = () => {
    if (isGuest) void navigate(loginPath(pathname + search));
    else void follow(userId, { isFollowing, followerCount });
  };
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
